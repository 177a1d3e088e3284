/** Where the browser finds a portrait: `file` is the id that a person's row names, null where they have none. */
export function photoUrl(file: string): string
export function photoUrl(file: string | null): string | null
export function photoUrl(file: string | null): string | null {
  return file === null ? null : `/api/photos/${file}`
}
