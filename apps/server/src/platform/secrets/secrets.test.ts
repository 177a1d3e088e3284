import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '#test/folder.ts'
import { createPasswordHashing } from './password-hashing.ts'
import { createSealer, openSealer } from './sealing.ts'

describe('hashing passwords', () => {
  it('makes argon2id hashes of the agreed cost, each with its own salt', async () => {
    const { hash } = await createPasswordHashing()

    const [first, second] = [await hash('Demo-pass-1'), await hash('Demo-pass-1')]

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second).not.toBe(first)
  })

  it('knows the password again, in either spelling of an accent, and no other', async () => {
    const { hash, verify } = await createPasswordHashing()
    const stored = await hash('Caf\u00e9-pass-1')

    const answers = [
      await verify(stored, 'Cafe\u0301-pass-1'),
      await verify(stored, 'Cafe-pass-1'),
      await verify(null, 'Caf\u00e9-pass-1'),
    ]

    expect(answers).toEqual([true, false, false])
  })

  it('works on two at once, lets forty wait and sends the rest away', async () => {
    const { verify } = await createPasswordHashing()
    let running = 0
    let most = 0
    const before = async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
    }

    const tries = Array.from({ length: 50 }, () =>
      verify(null, 'x', { before }).finally(() => void (running -= 1)),
    )
    const settled = await Promise.allSettled(tries)

    expect(most).toBe(2)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(42)
    expect(settled.at(-1)).toMatchObject({ reason: { code: 'busy', status: 503, retryAfter: 2 } })
    expect(await verify(null, 'x')).toBe(false)
  })

  it('takes the first password of a second caller before the tenth of one who sends fifty', async () => {
    const { verify } = await createPasswordHashing()
    const order: string[] = []
    const turnOf = (by: string) => ({ by, before: async () => void order.push(by) })

    const noisy = Array.from({ length: 50 }, () => verify(null, 'x', turnOf('noisy')))
    const quiet = verify(null, 'x', turnOf('quiet'))
    const settled = await Promise.allSettled([quiet, ...noisy])

    expect(settled[0]).toEqual({ status: 'fulfilled', value: false })
    expect(order.indexOf('quiet')).toBeGreaterThan(-1)
    expect(order.indexOf('quiet')).toBeLessThan(9)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(42)
  })
})

describe('a sealed secret', () => {
  it('opens with the same key for the same purpose only', () => {
    const [mine, other] = [createSealer(randomBytes(32)), createSealer(randomBytes(32))]

    const sealed = mine.seal('seed of ada', 'JBSWY3DP')

    expect(mine.open('seed of ada', sealed)).toBe('JBSWY3DP')
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP')
    expect(mine.seal('seed of ada', 'JBSWY3DP')).not.toEqual(sealed)
    expect(() => mine.open('seed of bob', sealed)).toThrow(/authenticate/)
    expect(() => other.open('seed of ada', sealed)).toThrow(/authenticate/)
  })

  it.each([0, 12, 20, 30])('does not open when byte %i was changed', (position) => {
    const sealer = createSealer(randomBytes(32))
    const sealed = sealer.seal('x', 'a secret text')
    sealed[position] = (sealed[position] ?? 0) ^ 1

    expect(() => sealer.open('x', sealed)).toThrow(/authenticate/)
  })

  it('has a key of its own installation, made once and readable for nobody else', async () => {
    const folder = await createTestFolder()
    const [first, second] = await Promise.all([openSealer(folder.path), openSealer(folder.path)])
    const file = join(folder.path, 'sealing-key')

    expect(second.open('x', first.seal('x', 'text'))).toBe('text')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const given = await openSealer('/nowhere', (await readFile(file, 'utf8')).trim())
    expect(given.open('x', first.seal('x', 'text'))).toBe('text')
    await folder.remove()
  })
})
