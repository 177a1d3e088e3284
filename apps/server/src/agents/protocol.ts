import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { TOOLS, type CallApi, type Tool } from './tools.ts'

export interface Message {
  product: string
  call: CallApi
  body: unknown
  accept: string | undefined
}

/** Answers one message of the protocol. */
export async function answer({ product, call, body, accept }: Message): Promise<Response> {
  const server = new McpServer({ name: product, version: '1' })
  for (const tool of TOOLS) add(server, tool, call)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const headers = { 'content-type': 'application/json', accept: accept ?? '' }
  const request = new Request('http://portal.invalid/mcp', { method: 'POST', headers })
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** What a tool answers is JSON for the model to read; a refusal of the API is told as one. */
function add(server: McpServer, { name, title, description, input, run, reads }: Tool, call: CallApi): void {
  const about = { title, description, inputSchema: input, annotations: { readOnlyHint: reads } }
  server.registerTool(name, about, async (given: Record<string, unknown>) => {
    const { status, body } = await run(call, given)
    const text = JSON.stringify(status < 400 ? body : { refused: status, ...reasonIn(body) })
    return { content: [{ type: 'text' as const, text }], isError: status >= 400 }
  })
}

function reasonIn(body: unknown): object {
  return typeof body === 'object' && body !== null && 'message' in body ? { message: body.message } : {}
}
