import { pagePaths } from '@cardsight/contract/paths'
import { ArrowLeftRight, Eye, LockKeyhole, Unlink } from 'lucide-react'
import { Link } from 'react-router'
import { linkingFacts } from './linking-text.ts'

const icons = { shared: Eye, money: ArrowLeftRight, login: LockKeyhole, unlink: Unlink }

export function LinkingFacts() {
  return (
    <div className="text-sm text-ink-soft">
      <ul className="grid gap-2">
        {linkingFacts.map(({ key, text }) => {
          const Icon = icons[key]
          return (
            <li key={key} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-evergreen" />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 pl-7">
        More in the <Link to={pagePaths.privacy}>Privacy Policy</Link>.
      </p>
    </div>
  )
}
