import type { User } from '@cardsight/contract/account'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { signInLink, userLinks } from '../content/menus.ts'
import { useSessionState, useSessionStore } from '../session/session-context.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { navEntryClasses } from './nav-menu.tsx'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))

/** The last entry of the wide menu bar: Sign In, or the user menu. Keeps its width until we know which. */
export function AccountEntry() {
  const state = useSessionState()
  const { signOut } = useSessionStore()
  return (
    <div className="flex justify-end">
      {(state.status === 'unknown' || state.status === 'visitor') && (
        <Link to={signInLink.path} className={navEntryClasses}>
          {signInLink.label}
        </Link>
      )}
      {state.status === 'signed-in' && (
        <Suspense fallback={<Waiting />}>
          <UserMenu
            name={nameOf(state.user)}
            initials={initialsOf(state.user)}
            links={userLinks}
            onSignOut={signOut}
          />
        </Suspense>
      )}
      {state.status === 'pending' && <Waiting />}
    </div>
  )
}

function Waiting() {
  return <Skeleton className="my-2 h-7 w-16" />
}

/** The same at the end of the narrow menu, with the user's entries expanded. */
export function MobileAccountEntries({ onChoose }: { onChoose: () => void }) {
  const state = useSessionState()
  const { signOut } = useSessionStore()
  if (state.status === 'unknown' || state.status === 'visitor') {
    return (
      <Link to={signInLink.path} onClick={onChoose} className={mobileEntryClasses}>
        {signInLink.label}
      </Link>
    )
  }
  if (state.status !== 'signed-in') {
    return <Waiting />
  }
  return (
    <>
      <p className="text-ink-soft">{nameOf(state.user)}</p>
      {userLinks.map(({ label, path }) => (
        <Link key={path} to={path} onClick={onChoose} className={mobileEntryClasses}>
          {label}
        </Link>
      ))}
      <button type="button" onClick={signOut} className={mobileEntryClasses}>
        Logout
      </button>
    </>
  )
}

const mobileEntryClasses = 'flex min-h-11 w-full items-center font-medium hover:text-evergreen'

type Named = Pick<User, 'firstName' | 'lastName' | 'email'>

/** Returns first and last name, or the email if there is none. */
export function nameOf({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Returns the initials, or the first letter of the email if there is no name. */
export function initialsOf({ firstName, lastName, email }: Named): string {
  const initials = firstLetter(firstName) + firstLetter(lastName)
  return (initials || firstLetter(email)).toUpperCase()
}

function firstLetter(text: string): string {
  const [letter = ''] = text.trim()
  return letter
}
