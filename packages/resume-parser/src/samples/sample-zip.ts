/** Archives made by hand for the tests, and the ways in which one can lie. */
import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  content?: Buffer
  /** What the directory says of its unpacked size. */
  claims?: number
  /** The upper half of the external attributes: the Unix mode. */
  mode?: number
}

/** A ZIP of stored entries, whose directory may lie. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = Buffer.from('x'), claims = content.length, mode = 0 } of entries) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt32LE(crc32(content), 14)
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(claims, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    local.copy(entry, 16, 14, 28)
    entry.writeUInt16LE(mode, 40)
    entry.writeUInt32LE(offset, 42)
    locals.push(local, Buffer.from(name), content)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + content.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}

export function docx(...more: readonly ZipEntry[]): Buffer {
  return zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, ...more])
}
