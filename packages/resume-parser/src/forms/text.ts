/** Bytes of a text file -> text; null when they are no text. */
export function decoded(bytes: Uint8Array): string | null {
  const text = decodedAs(bytes)
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  return text === null || /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text) ? null : text
}

function decodedAs(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What is no UTF-8 was most likely typed on an old Windows.
    return bytes.includes(0) ? null : new TextDecoder('windows-1252').decode(bytes)
  }
}
