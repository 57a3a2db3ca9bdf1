import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ANSWER_ID, FIELD_NAME } from './newsletter-ids.ts'
import type { Subscribed } from './subscribe.ts'

type NewsletterFormProps = {
  subscribe: (email: string) => Promise<Subscribed>
  /** The input field. */
  children: ReactNode
}

export function NewsletterForm({ subscribe, children }: NewsletterFormProps) {
  const [answer, setAnswer] = useState<Subscribed | 'busy' | null>(null)
  const isBusy = answer === 'busy'
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!isBusy) {
      setAnswer('busy')
      const reply = await subscribe(String(new FormData(form).get(FIELD_NAME)).trim()).catch(
        () => unreachable,
      )
      setAnswer(reply)
      if (!reply.isDone) {
        form.querySelector('input')?.focus()
      }
    }
  }
  return (
    <form noValidate data-needs-script onSubmit={handleSubmit} className="mt-6 max-w-text">
      {children}
      <p
        id={ANSWER_ID}
        role="status"
        className={`my-2 min-h-6 font-medium ${!isBusy && answer?.isDone ? 'text-teal' : 'text-brick'}`}
      >
        {!isBusy && answer?.message}
      </p>
      <Button type="submit" busy={isBusy}>
        Subscribe
      </Button>
    </form>
  )
}

// Not even the API client could be loaded.
const unreachable: Subscribed = {
  isDone: false,
  message: 'We couldn’t reach the server. Nothing was stored; please try again.',
}
