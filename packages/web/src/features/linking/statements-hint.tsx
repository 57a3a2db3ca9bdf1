import { pagePaths } from '@cardsight/contract'
import { Link } from 'react-router'

/** The third way to give one's spending: for people who will not hand over a bank login. */
export function StatementsHint() {
  return (
    <p className="mt-6 text-ink-soft">
      Or <Link to={pagePaths.statements}>bring the statements that your bank lets you download</Link>: they
      are read in your browser, and nothing is sent anywhere.
    </p>
  )
}
