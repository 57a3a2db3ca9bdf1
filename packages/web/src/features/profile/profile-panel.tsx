import { describeProfile, type Profile } from '@cardsight/contract/profile'
import type { ProfileOptions } from '@cardsight/contract/profile-schemas'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

const ProfileEditor = lazy(() => loadProfileEditor().then((loaded) => ({ default: loaded.ProfileEditor })))

export type ProfilePanelProps = {
  /** Must be the newest profile: every change is based on it. */
  profile: Profile
  /** Null until they're loaded; then `line` describes the profile. */
  options: ProfileOptions | null
  line?: string
  /** Comes before the description. */
  label?: string
  /** Called when the user is about to open the editor, perhaps more than once. */
  onApproach?: () => void
  /** Called with the whole new profile after every change. */
  onChange: (profile: Profile) => void
  /** True while results for the newest profile are on their way. */
  isBusy?: boolean
}

/** One line that says what we assume about the person. It expands to an editor. */
export function ProfilePanel(props: ProfilePanelProps) {
  const { profile, options, onChange, label = 'Assumes', isBusy = false } = props
  const description = options === null ? (props.line ?? '') : describeProfile(profile, options)
  const prepare = () => {
    preload()
    props.onApproach?.()
  }
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    // Before the editor disappears, so that a field that is being typed in commits.
    button.current?.focus()
    setIsOpen(false)
  }
  return (
    <section
      aria-label="What we assume about you"
      aria-busy={isBusy}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation()
          close()
        }
      }}
    >
      <p className="text-sm leading-6">
        <span className="text-ink-soft">{label}:</span> {withSteadyDots(description)}{' '}
        <Button
          ref={button}
          variant="quiet"
          size="small"
          className="-my-2.5 align-middle"
          data-needs-script=""
          data-print="hide"
          aria-label="Change what we assume"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            prepare()
            setIsOpen(!isOpen)
          }}
        >
          Change
          <ButtonIcon isOpen={isOpen} isBusy={isBusy} />
        </Button>
      </p>
      <p role="status" className="sr-only">
        {isBusy && 'Updating results'}
      </p>
      <div id={id} hidden={!isOpen} data-print="hide">
        {isOpen && (
          <div className="mt-3 animate-appear border-t border-hairline pt-5">
            <Suspense fallback={<SkeletonLines lines={8} />}>
              {options === null ? (
                <SkeletonLines lines={8} />
              ) : (
                <ProfileEditor profile={profile} options={options} onChange={onChange} onDone={close} />
              )}
            </Suspense>
          </div>
        )}
      </div>
    </section>
  )
}

/** No line of text begins with a dot. */
function withSteadyDots(line: string): string {
  return line.replaceAll(' ·', '\u00a0·')
}

/** Failures show when the editor opens. */
function preload(): void {
  loadProfileEditor().catch(() => {})
}

/** The spinner has the size of the arrow that it replaces, so nothing moves. */
function ButtonIcon({ isOpen, isBusy }: { isOpen: boolean; isBusy: boolean }) {
  return isBusy ? (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-turn rounded-full border-2 border-rule border-t-evergreen"
    />
  ) : (
    <ChevronDown
      aria-hidden="true"
      className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
    />
  )
}

/**
 * Loads the code of the editor, which most visitors never open. A page that must make no requests later calls it up
 * front.
 */
export function loadProfileEditor() {
  return import('./profile-editor.tsx')
}
