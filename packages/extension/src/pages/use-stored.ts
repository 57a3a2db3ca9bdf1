import { useEffect, useState } from 'react'
import { readStored, type Stored, watchStored } from '../browser/storage.ts'

/** What is stored now, and after every change. Null until it's read. */
export function useStored<Key extends keyof Stored>(keys: readonly Key[]): Pick<Stored, Key> | null {
  const [stored, setStored] = useState<Pick<Stored, Key> | null>(null)
  useEffect(() => {
    const read = () => void readStored(...keys).then(setStored)
    read()
    return watchStored(keys, read)
  }, [keys])
  return stored
}
