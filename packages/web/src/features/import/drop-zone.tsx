import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PasteBox } from './paste-box.tsx'
import type { Brings } from './use-brought-files.ts'

type DropZoneProps = Brings & {
  isBusy: boolean
  /** Something is held over the page. */
  isOver: boolean
  hasFiles: boolean
}

/** The page takes what is dropped or pasted anywhere; this is where it says so, and the way without a mouse. */
export function DropZone({ onFiles, onText, isBusy, isOver, hasFiles }: DropZoneProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div
      className={classNames(
        'rounded-panel border-2 border-dashed px-4 text-center',
        hasFiles ? 'py-5' : 'py-8',
        isOver ? 'border-evergreen bg-evergreen-tint' : 'border-edge bg-panel',
      )}
    >
      <FileUp aria-hidden="true" className="mx-auto size-8 text-evergreen" />
      <p className="mt-2 font-serif text-xl font-medium">
        {hasFiles ? 'Drop more statements here' : 'Drop your statements here'}
      </p>
      <p className="mx-auto mt-1 max-w-text text-ink-soft">
        CSV, OFX, QFX, QBO, QIF, Excel or PDF, from any US bank, several at once.
      </p>
      {/* Any file can be chosen: phones hide endings that they do not know, and what a file is, its content says. */}
      <input
        ref={picker}
        type="file"
        multiple
        aria-label="Statement files"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          if (target.files !== null && target.files.length > 0) {
            onFiles([...target.files])
          }
          // The same file can be chosen again after it was mended.
          target.value = ''
        }}
      />
      <Button
        variant={hasFiles ? 'secondary' : 'primary'}
        className="mt-4"
        busy={isBusy}
        onClick={() => picker.current?.click()}
      >
        Choose files
      </Button>
      <PasteBox onText={onText} />
    </div>
  )
}
