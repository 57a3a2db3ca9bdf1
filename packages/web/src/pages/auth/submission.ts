/** Values of a form, its errors, and which field to focus first. */

export type Values<Field extends string> = Readonly<Record<Field, string>>
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** `message` is about the whole form, `fields` about one field each. */
export type Problem<Field extends string> = Readonly<{ fields: FieldErrors<Field>; message: string | null }>

/** The part of a contract schema that checks a form. */
export type FormSchema = {
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
export function noErrors<Field extends string>(): FieldErrors<Field> {
  return byField<Field>([])
}

export function isValid(errors: FieldErrors<string>): boolean {
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
