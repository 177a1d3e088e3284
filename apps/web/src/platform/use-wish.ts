import { useState } from 'react'

/** A value that shows at once what was asked for, and what is stored once the asking is over. */
export function useWish<Value>(stored: Value, ask: (value: Value) => Promise<unknown>) {
  const [wishes, setWishes] = useState<readonly Value[]>([])
  const wish = (value: Value) => {
    setWishes((before) => [...before, value])
    void ask(value).finally(() => setWishes((before) => before.slice(1)))
  }
  return { value: wishes.at(-1) ?? stored, isPending: wishes.length > 0, wish }
}
