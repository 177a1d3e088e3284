import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface Caught {
  /** As the envelope names them: who really gets it. */
  to: string[]
  mail: Email
}

/** A real SMTP server that keeps what it is given; `refusals` mails are refused first. */
export async function startSmtpCatcher() {
  const caught: Caught[] = []
  const state = { refusals: 0, tries: 0 }

  async function take(to: string[], bytes: Buffer): Promise<void> {
    state.tries += 1
    state.refusals -= 1
    if (state.refusals >= 0) throw new Error('Try again later')
    caught.push({ to, mail: await PostalMime.parse(bytes) })
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      void buffer(stream)
        .then((bytes) => take(to, bytes))
        .then(...settle(done))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    state,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function settle(done: (error?: Error | null) => void) {
  return [() => done(), (error: Error) => done(error)] as const
}
