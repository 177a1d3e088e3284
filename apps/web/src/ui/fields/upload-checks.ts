/** What a place accepts; the host supplies the limits. Sizes in MB. */
export type UploadLimits = {
  count: number
  fileSize: number
  totalSize: number
  /** Extensions without a dot. */
  extensions: readonly string[]
}

export const DEFAULT_EXTENSIONS = ['jpeg', 'png', 'jpg', 'pdf', 'doc', 'docx', 'xlsx', 'xlsm', 'txt'] as const

/** For every failure that has no words of its own. */
export const UPLOAD_FAILED = 'Something wrong.'

/** After the four of the specification: such a file says nothing, and the server takes none. */
const EMPTY = 'This file is empty. Choose another file.'

export type Sized = { size: number }

const MEGABYTE = 1024 * 1024

/**
 * Why a file may not join those already selected, or undefined when it may.
 * The order of the checks and their words are those of specification spec 000 §5.
 */
export function uploadRefusal(
  file: Sized & { name: string },
  selected: readonly Sized[],
  limits: UploadLimits,
): string | undefined {
  const { count, fileSize, totalSize, extensions } = limits
  const total = selected.reduce((sum, { size }) => sum + size, file.size)
  if (selected.length >= count) return `Can't upload more than ${count} files.`
  if (total > totalSize * MEGABYTE) return `Total Files size exceeds ${totalSize} MB.`
  if (file.size > fileSize * MEGABYTE) return `File size exceeds ${fileSize} MB.`
  if (!extensions.includes(extensionOf(file.name))) return `${extensions.join(', ')} are allowed only.`
  if (file.size === 0) return EMPTY
  return undefined
}

/** Lower case, without the dot; empty for a name without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
}
