import { CircleAlert, ShieldCheck } from 'lucide-react'
import { type ReactNode, useRef, useSyncExternalStore } from 'react'
import { DropZone } from '../../features/import/drop-zone.tsx'
import { FileReport } from '../../features/import/file-report.tsx'
import { count } from '../../features/import/import-text.ts'
import { ImportTotals } from '../../features/import/import-totals.tsx'
import { MerchantList } from '../../features/import/merchant-list.tsx'
import type { FileDropHandlers } from '../../features/import/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { ImportSummary } from '../../worker/imports.ts'
import type { ImportState } from './import-state.ts'
import type { ImportStore } from './import-store.ts'
import { StorageOptions } from './storage-options.tsx'

type ImportedFilesProps = {
  store: ImportStore
  brings: FileDropHandlers
  isOver: boolean
  onFindCards: () => void
  /** The offer to save the import to an account. */
  saving: ReactNode
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
      <p className="mt-3 max-w-text text-lg">
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
          <Understood
            {...{ ...props, store, summary, isBusy, isStored: state.isStored }}
            onForget={() => title.current?.focus()}
          />
        )}
      </div>
    </>
  )
}

type UnderstoodProps = Pick<ImportedFilesProps, 'store' | 'onFindCards' | 'saving'> & {
  summary: ImportSummary
  isBusy: boolean
  isStored: boolean
  /** Everything below the title is removed. */
  onForget: () => void
}

function Understood({ store, summary, isBusy, isStored, ...props }: UnderstoodProps) {
  const files = useRef<HTMLHeadingElement>(null)
  const hasPurchases = summary.purchaseCount > 0
  // The clicked button disappears with its file.
  const remove = (id: number) => {
    files.current?.focus()
    void store.removeFile(id)
  }
  return (
    <>
      {hasPurchases && (
        <ImportTotals summary={summary}>
          <Attention files={summary.files} />
          <Button size="large" disabled={isBusy} onClick={props.onFindCards}>
            Find Your Perfect Card
          </Button>
        </ImportTotals>
      )}
      <section aria-labelledby="import-files">
        <h2 id="import-files" ref={files} tabIndex={-1} className="text-2xl outline-none">
          Your files
        </h2>
        <ul className="panel mt-3 px-4 narrow:px-6">
          {summary.files.map((file) => (
            <FileReport
              key={file.id}
              file={file}
              onCorrect={(said) => void store.correctFile(file.id, said)}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      </section>
      {hasPurchases && (
        <MerchantList
          merchants={summary.merchants}
          onCorrect={(name, leaf) => void store.correctMerchant(name, leaf)}
        />
      )}
      {hasPurchases && props.saving}
      <StorageOptions {...{ isStored, store, onForget: props.onForget }} />
    </>
  )
}

/** Open questions come before the results. */
function Attention({ files }: Pick<ImportSummary, 'files'>) {
  const open = files.filter(({ questions }) => questions.length > 0).length
  return (
    open > 0 && (
      <p className="mb-4 flex gap-2 font-medium">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
        <span>
          {count(open, 'file')} {open === 1 ? 'has' : 'have'} unanswered questions that affect the results:{' '}
          <a href="#import-files">answer below</a>.
        </span>
      </p>
    )
  )
}

function Privacy({ isReady }: { isReady: boolean }) {
  return (
    <p className="panel mt-4 flex max-w-text gap-3 p-4">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-teal" />
      <span>
        Files never leave your device. We read them and calculate in this browser, and send nothing anywhere.{' '}
        <span role="status">
          {isReady ? 'Everything is loaded: you can go offline now if you like.' : 'Loading…'}
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
