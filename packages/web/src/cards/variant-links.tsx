import { pagePaths } from '@cardsight/contract/paths'
import type { CardInfo } from '@cardsight/contract/schemas'
import { classNames } from '../ui/class-names.ts'
import { variantGroupsOf } from './variant-groups.ts'

type VariantLinksProps = { variants: CardInfo['variants']; className?: string }

/** 'Also as Student and Secured', with a link to the page of each variant; nothing without variants. */
export function VariantLinks({ variants, className }: VariantLinksProps) {
  if (variants.length === 0) {
    return null
  }
  return (
    <span className={classNames('block text-sm font-normal text-ink-soft', className)}>
      {variantGroupsOf(variants).map(({ start, links }, group) => (
        <span key={start}>
          {group > 0 && '; '}
          {group === 0 ? `Also ${start} ` : `also ${start} `}
          {links.map(({ cardId, text }, index) => (
            <span key={cardId}>
              {index > 0 && (index === links.length - 1 ? ' and ' : ', ')}
              <a href={pagePaths.card(cardId)}>{text}</a>
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
