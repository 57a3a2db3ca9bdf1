import { pagePaths } from '@cardsight/contract/paths'

/** Link to the comparison, which asks for the other card. A plain link, because a list has hundreds of them. */
export function CompareLink({ cardId, name }: { cardId: string; name: string }) {
  return (
    <span className="print:hidden">
      &nbsp;·{' '}
      <a href={pagePaths.compareCards([cardId])} aria-label={`Compare ${name} with other cards`}>
        Compare
      </a>
    </span>
  )
}
