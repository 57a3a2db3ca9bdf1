import { useId, useState } from 'react'
import { serverOf, store } from '../browser/storage.ts'
import { useStored } from './use-stored.ts'

const keys = ['server'] as const

/** The address of Cardsight. Only a person who runs their own changes it. */
export function ServerField() {
  const stored = useStored(keys)
  const hint = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const save = () => {
    const server = serverOf(typed ?? '')
    if (server === null) {
      setSaid('Enter an address such as https://cardsight.example.')
      return
    }
    setTyped(null)
    setSaid('Saved.')
    void store({ server, news: { checkedAt: 0, found: null } })
  }
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label className="block font-medium">
        Address of Cardsight
        <input
          type="url"
          className="control mt-1 font-normal"
          aria-describedby={hint}
          value={typed ?? stored?.server ?? ''}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p id={hint} className="mt-1 text-sm text-ink-soft">
        Once a day, the extension downloads all cards’ terms from there. Without an account, it sends nothing
        about you.
      </p>
      <button type="submit" className="primary mt-3" disabled={typed === null}>
        Save
      </button>
      <p role="status" className="mt-1">
        {said}
      </p>
    </form>
  )
}
