import { CircleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { FileReport } from '../../features/import/file-report.tsx'
import { count } from '../../features/import/import-text.ts'
import { ImportTotals } from '../../features/import/import-totals.tsx'
import { MerchantList } from '../../features/import/merchant-list.tsx'
import { RentFound } from '../../features/import/rent-found.tsx'
import { useProfile } from '../../features/profile/stored-profile.ts'
import { useHasBeen } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Corrections, ImportSummary } from '../../worker/imports.ts'
import { BeforeResults, findObstacles } from './before-results.tsx'
import type { ImportStore } from './import-store.ts'

export type ReadFilesProps = {
  store: ImportStore
  summary: ImportSummary
  isBusy: boolean
  isStored: boolean
  accepted: ReadonlySet<number>
  onFindCards: () => void
  /** The offer to save the import to an account. */
  saving: ReactNode
  /** Everything below the title is removed. */
  onForget: () => void
}

/** What was read: obstacles first, then the summary with the button to the results, the files and the merchants. */
export function ReadFiles({ store, summary, isBusy, isStored, accepted, ...props }: ReadFilesProps) {
  const top = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLHeadingElement>(null)
  const obstacles = findObstacles(summary, accepted)
  const hasAskedAboutMerchants = useHasBeen(obstacles.some(({ kind }) => kind === 'merchants'))
  const hasPurchases = summary.purchaseCount > 0
  const isBefore = obstacles.length > 0 || (hasAskedAboutMerchants && hasPurchases)
  // The clicked button disappears with its question or its file.
  const settle = (work: () => void) => {
    top.current?.focus()
    work()
  }
  const correct = (id: number, said: Corrections) => void store.correctFile(id, said)
  return (
    <>
      <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
        {isBefore && (
          <BeforeResults
            {...{ summary, obstacles, store, isBusy }}
            onAccept={(id) => settle(() => store.acceptTotals(id))}
            onRemove={(id) => settle(() => void store.removeFile(id))}
            onCorrect={(id, said) => settle(() => correct(id, said))}
            onFindCards={props.onFindCards}
          />
        )}
        {hasPurchases && (
          <ImportTotals summary={summary} rent={<Rent {...summary} />}>
            <Attention files={summary.files} />
            {!isBefore && (
              <Button size="large" disabled={isBusy} onClick={props.onFindCards}>
                Find Your Perfect Card
              </Button>
            )}
          </ImportTotals>
        )}
      </div>
      <section aria-labelledby="import-files">
        <h2 id="import-files" ref={files} tabIndex={-1} className="text-2xl outline-none">
          Your files
        </h2>
        <ul className="panel mt-3 px-4 narrow:px-6">
          {summary.files.map((file) => (
            <FileReport
              key={file.id}
              file={file}
              onCorrect={(said) => correct(file.id, said)}
              onRemove={() => {
                files.current?.focus()
                void store.removeFile(file.id)
              }}
            />
          ))}
        </ul>
      </section>
      {summary.merchants.length > 0 && (
        <MerchantList
          merchants={summary.merchants}
          isUnknownAbove={isBefore && hasAskedAboutMerchants}
          onCorrect={(name, to) => void store.correctMerchant(name, to)}
          linesOf={store.linesOf}
          onExcludeLine={store.excludeLine}
        />
      )}
      {hasPurchases && props.saving}
      <StorageOptions {...{ isStored, store, onForget: props.onForget }} />
    </>
  )
}

function Rent({ monthlyRentCents }: Pick<ImportSummary, 'monthlyRentCents'>) {
  const [profile, setProfile] = useProfile()
  return (
    monthlyRentCents !== null && (
      <RentFound
        monthlyCents={monthlyRentCents}
        profileRent={profile.rent}
        onAdd={(rent) => setProfile({ ...profile, rent })}
      />
    )
  )
}

/** What the results don't include, or guess. */
function Attention({ files }: Pick<ImportSummary, 'files'>) {
  const open = files.filter(({ questions }) => questions.some(({ about }) => about !== 'sign')).length
  const refused = files.filter((file) => file.refused !== null).length
  return (
    <>
      {open > 0 && (
        <Note>
          {count(open, 'file')} {open === 1 ? 'has' : 'have'} unanswered questions that affect the results:{' '}
          <a href="#import-files">answer below</a>.
        </Note>
      )}
      {refused > 0 && (
        <Note>
          {count(refused, 'file')} couldn’t be used and {refused === 1 ? 'isn’t' : 'aren’t'} in the results:{' '}
          <a href="#import-files">see why</a>.
        </Note>
      )}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex gap-2 font-medium">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-evergreen" />
      <span>{children}</span>
    </p>
  )
}

type StorageOptionsProps = { isStored: boolean; store: ImportStore; onForget: () => void }

/** Stores files only on request, and removes them on request. */
function StorageOptions({ isStored, store, onForget }: StorageOptionsProps) {
  return (
    <section aria-labelledby="import-keeping" className="border-t border-hairline pt-5">
      <h2 id="import-keeping" className="text-2xl">
        Next time
      </h2>
      <Checkbox
        className="mt-1"
        label="Save these files in this browser for my next visit"
        checked={isStored}
        onChange={({ target }) => void store.setStored(target.checked)}
      />
      <p className="mt-1 max-w-text text-ink-soft">
        If unchecked, we clear the files when you leave. We keep your category fixes until you forget
        everything.
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        onClick={() => {
          onForget()
          void store.forgetEverything()
        }}
      >
        Forget everything
      </Button>
    </section>
  )
}
