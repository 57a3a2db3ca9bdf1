import { type FormEvent, useState } from 'react'
import { useErrorTitle } from '../../lib/use-error-title.ts'
import { type FieldErrors, isValid, noErrors, type Problem } from './submission.ts'
import { type Plan, useSubmission } from './use-submission.ts'

/**
 * State of a form that shows errors under its fields and under itself, and clears them on the next edit. `onProblem`
 * is for forms that also show errors elsewhere.
 */
export function useForm<Field extends string>(
  plan: Plan<Field>,
  onProblem?: (problem: Problem<Field>) => void,
) {
  const [errors, setErrors] = useState<FieldErrors<Field>>(noErrors)
  const [message, setMessage] = useState<string | null>(null)
  useErrorTitle(message !== null || !isValid(errors))

  const show = (problem: Problem<Field>) => {
    setErrors(problem.fields)
    setMessage(problem.message)
    onProblem?.(problem)
  }

  const send: typeof plan.send = (values, form) => {
    // An error about two fields can be fixed in either of them, and would otherwise stay at the other one.
    setErrors(noErrors)
    setMessage(null)
    return plan.send(values, form)
  }

  const { isBusy, handleSubmit } = useSubmission({ ...plan, send }, show)

  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    setMessage(null)
    if (target instanceof HTMLInputElement && Object.hasOwn(errors, target.name)) {
      setErrors({ ...errors, [target.name]: undefined })
    }
  }

  return {
    errors,
    message,
    isBusy,
    // As a POST: if the script is late, typed values don't end up in a URL.
    formProps: { method: 'post', noValidate: true, onSubmit: handleSubmit, onInput: handleInput } as const,
  }
}
