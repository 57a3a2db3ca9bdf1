import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlClasses, Field } from '../../ui/field.tsx'
import type { FileDropHandlers } from './use-file-drop.ts'

/** For phones, which have no keyboard shortcut for pasting, and for hand-made rows. */
export function PasteBox({ onText }: Pick<FileDropHandlers, 'onText'>) {
  const [text, setText] = useState('')
  return (
    <details className="mt-3">
      <summary className="mx-auto min-h-11 w-fit py-2 font-medium text-link underline decoration-1 underline-offset-4 narrow:min-h-0">
        Or paste rows
      </summary>
      <div className="mx-auto mt-2 max-w-text text-left">
        <Field label="Rows of a table or from your bank’s page">
          {(control) => (
            <textarea
              {...control}
              rows={5}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className={controlClasses}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          disabled={text.trim() === ''}
          onClick={() => {
            onText(text)
            setText('')
          }}
        >
          Read these rows
        </Button>
      </div>
    </details>
  )
}
