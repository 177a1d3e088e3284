/** A UUID of version 7 (RFC 9562): later ones sort behind. The random part is that of a version 4, whose form it shares. */
export function visitId(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
