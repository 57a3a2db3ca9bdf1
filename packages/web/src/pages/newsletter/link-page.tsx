import { useState } from 'react'
import type { LinkPageText } from '../../content/newsletter-links.ts'
import { Button } from '../../ui/button.tsx'

/** Outcome of a click on the button, with its message. */
export type Outcome = Readonly<{ isDone: boolean; message: string }>

type LinkPageProps = {
  words: LinkPageText
  /** What the button does with the link's token. */
  act: (token: string) => Promise<Outcome>
}

/** Opening the page changes nothing: mail programs open links automatically to scan them. */
export function LinkPage({ words, act }: LinkPageProps) {
  const [outcome, setOutcome] = useState<Outcome | 'busy' | null>(null)
  const isBusy = outcome === 'busy'
  const shown = isBusy ? null : outcome
  const handlePress = async () => {
    const token = window.location.hash.slice(1)
    if (!isBusy) {
      setOutcome('busy')
      setOutcome(token === '' ? { isDone: false, message: words.incomplete } : await act(token))
    }
  }
  return (
    <div className="mx-auto max-w-text space-y-5 px-4 py-16 narrow:px-6">
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <noscript>
        <p>This needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      {shown?.isDone !== true && (
        <Button busy={isBusy} onClick={handlePress} data-needs-script="">
          {words.button}
        </Button>
      )}
      <p role="status" className={`min-h-6 font-medium ${shown?.isDone ? 'text-teal' : 'text-brick'}`}>
        {shown?.message}
      </p>
    </div>
  )
}
