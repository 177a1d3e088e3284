/** At most `most` characters of a text, and an ellipsis where some are missing: never half of one, which no JSON column takes. */
export function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : text
}
