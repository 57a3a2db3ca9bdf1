import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

type RenameFormProps = {
  name: string
  /** Our own name, which an empty text brings back. */
  found: string
  onRename: (name: string) => void
  onCancel: () => void
}

const MAX_NAME = 60

/** A name of the person's own for a merchant. It doesn't change what cards earn there. */
export function RenameForm({ name, found, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRename(typed)
  }
  return (
    <form onSubmit={submit} className="mt-2">
      <TextField
        label="Name"
        hint={name === found ? undefined : `Leave it empty for ${found}.`}
        value={typed}
        maxLength={MAX_NAME}
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save name
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
