import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 2 ** 20

/** A file system of its own in memory, so that it can be filled to the last byte; undefined where we may not mount one. */
export async function mountSmallDisk(megabytes: number) {
  const path = await mkdtemp(join(tmpdir(), 'guildhall-disk-'))
  await chmod(path, 0o711)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'guildhall', path], {
      stdio: 'ignore',
    })
  } catch {
    await rm(path, { recursive: true })
    return undefined
  }
  const ballast = join(path, 'ballast')
  return {
    path,
    /** Takes all the room that is left. */
    async fill(): Promise<void> {
      const file = await open(ballast, 'a')
      try {
        for (let size = MEGABYTE; size >= 1; size = Math.floor(size / 2))
          await writeAll(file, Buffer.alloc(size, 1))
      } finally {
        await file.close()
      }
    },
    makeRoom: () => rm(ballast, { force: true }),
    async remove(): Promise<void> {
      execFileSync('umount', [path], { stdio: 'ignore' })
      await rm(path, { recursive: true })
    },
  }
}

/** Writes these bytes again and again until there is no room for them. */
async function writeAll(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  for (;;) {
    try {
      const { bytesWritten } = await file.write(bytes)
      if (bytesWritten < bytes.length) return
    } catch {
      return
    }
  }
}
