import { type FormEvent, useState } from 'react'
import { type FieldErrors, noErrors, type Problem } from './submission.ts'
import { type Plan, useSubmission } from './use-submission.ts'

/**
 * A form that says what is wrong under its fields and under itself, and forgets it as soon as it is edited.
 * `onProblem` is for those who say it elsewhere too.
 */
export function useForm<Field extends string>(
  plan: Plan<Field>,
  onProblem?: (problem: Problem<Field>) => void,
) {
  const [errors, setErrors] = useState<FieldErrors<Field>>(noErrors)
  const [message, setMessage] = useState<string | null>(null)

  const show = (problem: Problem<Field>) => {
    setErrors(problem.fields)
    setMessage(problem.message)
    onProblem?.(problem)
  }

  const send: typeof plan.send = (values, form) => {
    // A complaint about two fields is mended in either of them, and would stay at the other one.
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
    // As a POST: should the script be late, what is typed does not end up in an address.
    formProps: { method: 'post', noValidate: true, onSubmit: handleSubmit, onInput: handleInput } as const,
  }
}
