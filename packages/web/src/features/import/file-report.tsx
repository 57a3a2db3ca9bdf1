import { CircleAlert, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayLong } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import type { Corrections, ImportedFile } from '../../worker/imports.ts'
import { accountTypes, count, kinds } from './import-words.ts'
import { LayoutEditor } from './layout-editor.tsx'
import { OpenQuestions } from './open-questions.tsx'

type FileReportProps = {
  file: ImportedFile
  onCorrect: (corrections: Corrections) => void
  onRemove: () => void
  isBusy: boolean
}

/** What one file was understood to say, and the ways to put that right. */
export function FileReport({ file, onCorrect, onRemove, isBusy }: FileReportProps) {
  return (
    <section aria-label={file.name} className="rounded-panel border border-hairline bg-panel p-4 narrow:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="truncate font-serif text-xl font-medium" title={file.name}>
            {file.name}
          </h3>
          <p className="text-ink-soft">{describe(file)}</p>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${file.name}`}
          disabled={isBusy}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {file.refused === null ? (
        <Understood {...{ file, onCorrect, isBusy }} />
      ) : (
        <Warning>{file.refused}</Warning>
      )}
    </section>
  )
}

function Understood({ file, onCorrect, isBusy }: Omit<FileReportProps, 'onRemove'>) {
  return (
    <>
      <OpenQuestions {...{ file, onCorrect, isBusy }} />
      {file.problems.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 py-2 font-medium narrow:min-h-0">
            {count(file.problems.length, 'remark')} on what could not be read or is not counted
          </summary>
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto text-ink-soft">
            {file.problems.map(({ line, sentence }) => (
              <li key={`${line} ${sentence}`} className="wrap-anywhere">
                {line === null ? '' : `Line ${line}: `}
                {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
      {file.layout !== null && file.layout.columns.length > 0 && (
        <LayoutEditor {...{ file, onCorrect, isBusy, layout: file.layout }} />
      )}
    </>
  )
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex gap-2 font-medium text-brick">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function describe({
  kind,
  institution,
  accounts,
  firstDay,
  lastDay,
  rowCount,
  refused,
}: ImportedFile): string {
  if (refused !== null) {
    return kinds[kind]
  }
  const bank = institution === null ? [] : [institution]
  const names = accounts.map(({ label, mask, type }) => {
    const digits = mask === null || label.includes(mask) ? '' : ` ••${mask}`
    return type === 'unknown'
      ? `${label}${digits}`
      : `${label}${digits} (${accountTypes[type].toLowerCase()})`
  })
  const period =
    firstDay === null || lastDay === null ? [] : [`${formatDayLong(firstDay)} to ${formatDayLong(lastDay)}`]
  return [kinds[kind], ...bank, ...names, count(rowCount, 'line'), ...period].join(' · ')
}
