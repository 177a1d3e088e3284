declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST'
    path: string
    body?: string
    headers?: Record<string, string>
  }
  interface Options {
    url: string
    connections: number
    reconnectRate?: number
    /** In seconds. */
    duration: number
    requests: Request[]
  }
  interface Result {
    /** In seconds. */
    duration: number
    requests: { total: number }
    latency: { p50: number; p99: number }
    '2xx': number
    non2xx: number
    errors: number
  }
  function autocannon(options: Options): Promise<Result>
  export default autocannon
}
