import { newsletter } from '../../content/home-sections.ts'
import { controlClasses, Field } from '../../ui/field.tsx'
import { ANSWER_ID, FIELD_NAME } from './newsletter-ids.ts'

export function NewsletterField() {
  return (
    <Field label={newsletter.label}>
      {({ id }) => (
        <input
          id={id}
          name={FIELD_NAME}
          type="email"
          autoComplete="email"
          aria-describedby={ANSWER_ID}
          className={controlClasses}
        />
      )}
    </Field>
  )
}
