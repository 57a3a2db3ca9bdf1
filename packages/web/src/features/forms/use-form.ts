import { sentences } from '@cardsight/contract/sentences'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { withReference } from '../../api/reference.ts'

/**
 * State of a form that shows errors under its fields and under itself, and clears them on the next edit. `onProblem`
 * is for forms that also show errors elsewhere.
 */
export function useForm<Field extends string>(
  options: FormOptions<Field>,
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

  const send: typeof options.send = (values, form) => {
    // An error about two fields can be fixed in either of them, and would otherwise stay at the other one.
    setErrors(noErrors)
    setMessage(null)
    return options.send(values, form)
  }

  const { isBusy, handleSubmit } = useSubmission({ ...options, send }, show)

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

export type FormOptions<Field extends string> = {
  /** In display order. */
  fields: readonly Field[]
  check?: (values: Values<Field>) => FieldErrors<Field>
  /** Returns 'leave' if the browser is navigating away: the form then stays busy. */
  send: (values: Values<Field>, form: HTMLFormElement) => Promise<'stay' | 'leave'>
  /** Shown if the server sent no message. */
  fallback: string
}

/** Sends a form, one request at a time. Keeps all typed values and focuses the first invalid field. */
function useSubmission<Field extends string>(
  { fields, check, send, fallback }: FormOptions<Field>,
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

export type Values<Field extends string> = Readonly<Record<Field, string>>
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** `message` is about the whole form, `fields` about one field each. */
export type Problem<Field extends string> = Readonly<{ fields: FieldErrors<Field>; message: string | null }>

/** The part of a contract schema that checks a form. */
type FormSchema = {
  safeParse(values: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
  }
}

/** Exactly as typed: the schemas decide what is trimmed. */
export function readValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Values<Field> {
  const data = new FormData(form)
  return byField(fields.map((field) => [field, String(data.get(field) ?? '')] as const))
}

// Object.fromEntries loses the field names; the result has no other keys than those of the pairs.
function byField<Field extends string>(pairs: readonly (readonly [Field, string])[]): Record<Field, string> {
  return Object.fromEntries(pairs) as Record<Field, string>
}

/** The first error of each field. */
export function schemaErrorsOf<Field extends string>(
  schema: FormSchema,
  values: Values<Field>,
): FieldErrors<Field> {
  const issues = schema.safeParse(values).error?.issues ?? []
  const firstLast = issues.toReversed().map(({ path, message }) => [path[0], message] as const)
  return Object.fromEntries(firstLast.filter(([field]) => Object.hasOwn(values, String(field))))
}

/** Typed for any form, which a bare `{}` is not. */
function noErrors<Field extends string>(): FieldErrors<Field> {
  return byField<Field>([])
}

function isValid(errors: FieldErrors<string>): boolean {
  return Object.values(errors).every((error) => error === undefined)
}

/** In the order of the form, not of the checks. */
export function focusFirst<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  errors: FieldErrors<Field>,
): void {
  const first = fields.find((field) => errors[field] !== undefined)
  const box = first === undefined ? null : form.elements.namedItem(first)
  if (box instanceof HTMLElement) {
    box.focus()
  }
}

/** The server's errors: at the fields it names, otherwise for the whole form. */
export function problemOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fallback: string,
): Problem<Field> {
  if (!(error instanceof ApiError)) {
    return { fields: noErrors(), message: fallback }
  }
  const named = error.entries.filter(
    ({ param, message }) => message !== null && fields.some((field) => field === param),
  )
  if (error.code === 'bad-input' && named.length > 0) {
    const pairs = named.toReversed().map(({ param, message }) => [param, message] as const)
    return { fields: Object.fromEntries(pairs), message: null }
  }
  return { fields: noErrors(), message: serverSentence(error, fallback) }
}

/** Returns the response's `error` text or its message, or the fallback if it has neither. */
export function serverSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) {
    return fallback
  }
  const message = error.message === sentences.genericFailure ? fallback : error.message
  return withReference(error.errorText ?? message, error)
}

const PREFIX = 'Error: '

/** Starts the page's title with "Error:" while a form has errors: screen readers read the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) {
      return
    }
    document.title = `${PREFIX}${document.title}`
    return () => {
      document.title = document.title.replace(PREFIX, '')
    }
  }, [hasErrors])
}
