const MAX_LENGTH = 255

// Control and format characters: among them those that turn the direction of writing, so that "gpj.exe" reads "exe.jpg".
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** A file's name as it may be shown and offered for download: the last part of a path, one line, at most 255 characters. */
export function displayName(sent: string | undefined): string {
  const last = (sent ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(/["<>:|?*]/g, '_')
    .replace(/^[A-Za-z]_(?=.)/, (drive) => (/^[A-Za-z]:/.test(last) ? '' : drive))
    .trim()
    .replace(/[. ]+$/, '')
  return shortened(plain) || 'file'
}

/** The extension in lower case, without its dot; '' when there is none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Another name for the same file: it keeps its extension, also where somebody mistyped it. */
export function renamed(name: string, extension: string): string {
  const clean = displayName(name)
  const typed = extensionOf(clean)
  if (typed === extension) return clean
  const stem = isMistyped(typed, extension) ? clean.slice(0, -typed.length - 1) : clean
  return shortened(`${stem}.${extension}`)
}

/** One letter too many or too few at the end: "pdfx", "doc". */
function isMistyped(typed: string, extension: string): boolean {
  return typed.length > 1 && (typed.slice(0, -1) === extension || extension.slice(0, -1) === typed)
}

function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= MAX_LENGTH) return name
  const extension = [...extensionOf(name)]
  const end = extension.length === 0 || extension.length > 10 ? [] : ['.', ...extension]
  return [...characters.slice(0, MAX_LENGTH - end.length), ...end].join('')
}
