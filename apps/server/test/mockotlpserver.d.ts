// The package brings no types of its own.
declare module '@elastic/mockotlpserver' {
  interface MockOtlpOptions {
    services: ('http' | 'grpc' | 'ui')[]
    httpHostname: string
    /** 0: any that is free. */
    httpPort: number
    logLevel: string
    onTrace: (body: unknown) => void
    onMetrics: (body: unknown) => void
  }
  export class MockOtlpServer {
    constructor(options: MockOtlpOptions)
    /** Known once it has started. */
    httpUrl: string | null
    start(): Promise<void>
    close(): Promise<void>
  }
}
