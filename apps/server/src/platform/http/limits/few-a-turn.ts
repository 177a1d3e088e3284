/** Does small things a few in each turn of the event loop: thousands at once would hold up everybody else. */
export function fewATurn(limit: number): (work: () => void) => void {
  const waiting: (() => void)[] = []
  let isGoing = false

  function turn(): void {
    for (const work of waiting.splice(0, limit)) work()
    isGoing = waiting.length > 0
    if (isGoing) setImmediate(turn)
  }

  return (work) => {
    waiting.push(work)
    if (isGoing) return
    isGoing = true
    setImmediate(turn)
  }
}
