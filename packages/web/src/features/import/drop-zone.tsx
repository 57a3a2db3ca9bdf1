import { FileUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

/** Only a hint for the picker: what a file is, its content says. */
const ACCEPTED = '.csv,.tsv,.txt,.ofx,.qfx,.qbo,.qif,.xlsx,.pdf'

type DropZoneProps = {
  onFiles: (files: readonly File[]) => void
  onText: (text: string) => void
  isBusy: boolean
}

export function DropZone({ onFiles, onText, isBusy }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (list: FileList | null) => {
    if (list !== null && list.length > 0) {
      onFiles([...list])
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const text = clipboardData.getData('text/plain')
    if (clipboardData.files.length > 0) {
      take(clipboardData.files)
    } else if (text.trim() !== '') {
      onText(text)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
      className={classNames(
        'rounded-panel border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-evergreen bg-evergreen-tint' : 'border-edge bg-panel',
      )}
    >
      <FileUp aria-hidden="true" className="mx-auto size-8 text-evergreen" />
      <p className="mt-3 font-serif text-xl font-medium">Drop your statements here</p>
      <p className="mx-auto mt-1 max-w-text text-ink-soft">
        CSV, OFX, QFX, QBO, QIF, Excel and PDF, from any US bank, several at once. You can also copy rows and
        paste them here.
      </p>
      <input
        ref={picker}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-label="Statement files"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
      <Button className="mt-5" busy={isBusy} onClick={() => picker.current?.click()}>
        Choose files
      </Button>
    </div>
  )
}
