import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
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
    <form noValidate data-needs-script onSubmit={handleSubmit} className="mt-3 max-w-text">
      <div className="flex flex-wrap items-end gap-2 *:first:min-w-0 *:first:flex-1 *:first:basis-40">
        {children}
        <Button type="submit" variant="secondary" busy={isBusy}>
          Subscribe
        </Button>
      </div>
      <p
        id={ANSWER_ID}
        role="status"
        className={`mt-2 font-medium empty:mt-0 ${!isBusy && answer?.isDone ? 'text-teal' : 'text-brick'}`}
      >
        {!isBusy && answer?.message}
      </p>
    </form>
  )
}

// Not even the API client could be loaded.
const unreachable: Subscribed = {
  isDone: false,
  message: 'We couldn’t reach the server. Nothing was stored; please try again.',
}

/** Connects the server-rendered field to the form around it. */
export const FIELD_NAME = 'email'
export const ANSWER_ID = 'newsletter-answer'
