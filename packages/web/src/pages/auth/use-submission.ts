import { type FormEvent, useRef, useState } from 'react'
import {
  type FieldErrors,
  focusFirst,
  isSound,
  noErrors,
  type Problem,
  problemOf,
  readValues,
  type Values,
} from './submission.ts'

export type Plan<Field extends string> = {
  /** In the order in which they stand. */
  fields: readonly Field[]
  check?: (values: Values<Field>) => FieldErrors<Field>
  /** Answers 'leave' when the browser is on its way elsewhere: the form then stays busy until it is gone. */
  send: (values: Values<Field>, form: HTMLFormElement) => Promise<'stay' | 'leave'>
  /** Said where the server said nothing. */
  fallback: string
}

/** Sends a form once at a time. Nothing typed is touched; the focus goes to what is wrong. */
export function useSubmission<Field extends string>(
  { fields, check, send, fallback }: Plan<Field>,
  onProblem: (problem: Problem<Field>) => void,
) {
  const [isBusy, setIsBusy] = useState(false)
  // Two submits can come before React has drawn the first one.
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
    if (!isSound(errors)) {
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
