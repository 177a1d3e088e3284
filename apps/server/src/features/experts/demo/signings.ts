const DAY = 86_400_000

/** When somebody signed the personal data notice: as they joined, and then before each year was over. */
export function signings(registered: Date, now: Date): Date[] {
  const signed: Date[] = []
  for (let at = registered.getTime() + 60_000; at < now.getTime(); at += 340 * DAY) signed.push(new Date(at))
  return signed
}
