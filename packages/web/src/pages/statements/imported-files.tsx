import { ShieldCheck } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import type { FileDropHandlers } from '../../features/import/drop-zone.tsx'
import { DropZone } from '../../features/import/drop-zone.tsx'
import { count } from '../../features/import/import-text.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { ImportState, ImportStore } from './import-store.ts'
import { ReadFiles, type ReadFilesProps } from './read-files.tsx'

type ImportedFilesProps = Pick<ReadFilesProps, 'onFindCards' | 'saving'> & {
  store: ImportStore
  brings: FileDropHandlers
  isOver: boolean
}

/** The files, their summary, and the button to the results. */
export function ImportedFiles({ store, brings, isOver, ...props }: ImportedFilesProps) {
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const { summary, reading, failure } = state
  const title = useRef<HTMLHeadingElement>(null)
  const isBusy = reading !== null
  const hasFiles = summary !== null && summary.files.length > 0
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="outline-none">
        Import statements
      </h1>
      <p className="mt-3 max-w-text text-base">
        Same results as linking a bank, without the login. Use the files you can download from your bank. No
        account needed.
      </p>
      <Privacy isReady={state.isReady} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8">
        <div>
          <DropZone {...{ ...brings, isOver, isBusy, hasFiles }} />
          <p role="status" className="sr-only">
            {statusOf(state)}
          </p>
          {reading !== null && (
            <ProgressBar
              className="mt-3"
              label="Reading your files"
              value={reading.done + reading.share}
              max={reading.all}
              valueText={`${Math.min(reading.done + 1, reading.all)} of ${reading.all}`}
            />
          )}
          <p role="alert" className="font-medium text-brick">
            {failure !== null && <span className="mt-3 block">{failure}</span>}
          </p>
        </div>
        {hasFiles && (
          <ReadFiles
            {...{ ...props, store, summary, isBusy, isStored: state.isStored, accepted: state.accepted }}
            onForget={() => title.current?.focus()}
          />
        )}
      </div>
    </>
  )
}

function Privacy({ isReady }: { isReady: boolean }) {
  return (
    <p className="panel mt-4 flex max-w-text gap-3 p-4">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-teal" />
      <span>
        Files never leave your device. We read them and calculate in this browser, and send nothing anywhere.
        <span role="status" className="block min-h-12 narrow:min-h-6">
          {isReady ? 'Everything is loaded. You can go offline now.' : 'Loading…'}
        </span>
        <noscript> This needs JavaScript, because your browser reads the files.</noscript>
      </span>
    </p>
  )
}

function statusOf({ reading, summary }: ImportState): string {
  if (reading !== null) {
    return `Reading file ${reading.done + 1} of ${reading.all}`
  }
  return summary === null || summary.files.length === 0
    ? ''
    : `${count(summary.files.length, 'file')} read, ${count(summary.purchaseCount, 'purchase')} found`
}
