import { type FormEvent, useRef, useState } from 'react'
import { problemOf } from './server-problem.ts'
import {
  type FieldErrors,
  focusFirst,
  isValid,
  noErrors,
  type Problem,
  readValues,
  type Values,
} from './submission.ts'

export type Plan<Field extends string> = {
  /** In display order. */
  fields: readonly Field[]
  check?: (values: Values<Field>) => FieldErrors<Field>
  /** Returns 'leave' if the browser is navigating away: the form then stays busy. */
  send: (values: Values<Field>, form: HTMLFormElement) => Promise<'stay' | 'leave'>
  /** Shown if the server sent no message. */
  fallback: string
}

/** Sends a form, one request at a time. Keeps all typed values and focuses the first invalid field. */
export function useSubmission<Field extends string>(
  { fields, check, send, fallback }: Plan<Field>,
  onProblem: (problem: Problem<Field>) => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  // A second submit can arrive before React has rendered the first one.
  const isSending = useRef(false)

  const settle = (busy: boolean) => {
    isSending.current = busy
    setIsBusy(busy)
  }

  const tell = (form: HTMLFormElement, problem: Problem<Field>) => {
    onProblem(problem)
    focusFirst(form, fields, problem.fields)
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) {
      return
    }
    const values = readValues(form, fields)
    const errors = check?.(values) ?? noErrors<Field>()
    if (!isValid(errors)) {
      tell(form, { fields: errors, message: null })
      return
    }
    settle(true)
    try {
      settle((await send(values, form)) === 'leave')
    } catch (error) {
      settle(false)
      tell(form, problemOf(error, fields, fallback))
    }
  }

  return { isBusy, handleSubmit }
}
