import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'

/** The third way to enter spending, for people who don't want to share a bank login. */
export function StatementsHint() {
  return (
    <p className="mt-6 text-ink-soft">
      Or <Link to={pagePaths.statements}>import statements from your bank</Link>. Files never leave your
      device.
    </p>
  )
}
