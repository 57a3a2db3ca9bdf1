import { useState } from 'react'

/** True from the first time that the condition holds: a list doesn't disappear under the user's last click. */
export function useHasBeen(isNow: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(isNow)
  if (isNow && !hasBeen) {
    setHasBeen(true)
  }
  return hasBeen || isNow
}
