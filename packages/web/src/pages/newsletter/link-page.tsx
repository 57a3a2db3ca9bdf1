import { emailedPaths } from '@cardsight/contract/emailed-paths'
import { pagePaths } from '@cardsight/contract/paths'
import { newsletterSentences } from '@cardsight/contract/site'
import { digestSentences } from '@cardsight/contract/your-cards'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { type Api, createBrowserApi } from '../../api/client.ts'
import type { PageText } from '../../content/page-meta.ts'
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

/** Sends a link's token to the call that it's for. */
export async function followLink(
  call: (api: Api, token: string) => Promise<{ message: string }>,
  token: string,
): Promise<Outcome> {
  try {
    const api = createBrowserApi({ getToken: () => null, onUnauthorized: () => {} })
    return { isDone: true, message: (await call(api, token)).message }
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unreachable') {
      return { isDone: false, message: error.message }
    }
    return { isDone: false, message: 'We couldn’t reach the server. Nothing has changed; please try again.' }
  }
}

/** A page that a link in one of our emails opens: one sentence and one button. */
type LinkPageText = PageText & {
  heading: string
  text: string
  button: string
  /** For a link that a mail program has cut off. */
  incomplete: string
}

const unlisted = { noindex: true } as const

export const confirmText: LinkPageText = {
  ...unlisted,
  path: pagePaths.newsletterConfirm(),
  title: 'Confirm your subscription | Cardsight',
  description: 'Confirm your Cardsight newsletter subscription.',
  heading: 'Confirm your subscription',
  text: 'Click the button to confirm. We’ll email you when there’s a new post on our blog, and for nothing else.',
  button: 'Yes, subscribe me',
  incomplete: newsletterSentences.linkDead,
}

export const unsubscribeText: LinkPageText = {
  ...unlisted,
  path: pagePaths.newsletterUnsubscribe(),
  title: 'Unsubscribe | Cardsight',
  description: 'Unsubscribe from the Cardsight newsletter.',
  heading: 'Unsubscribe from our newsletter',
  text: 'Click the button and you won’t get any more newsletters. We remove your address from the list right away.',
  button: 'Unsubscribe',
  incomplete: newsletterSentences.linkDead,
}

export const digestUnsubscribeText: LinkPageText = {
  noindex: true,
  path: emailedPaths.digestUnsubscribe(),
  title: 'Turn off reminder emails | Cardsight',
  description: 'Turn off reminder emails from Cardsight.',
  heading: 'Turn off reminder emails',
  text: 'Click the button and you won’t get any more reminder emails. Your cards and your calendar stay as they are.',
  button: 'Turn off',
  incomplete: digestSentences.linkDead,
}
