/** Where the browser finds a portrait: `file` is the id that a person's row names, null where they have none. */
export const photoUrl = (file: string | null) => (file === null ? null : `/api/photos/${file}`)
