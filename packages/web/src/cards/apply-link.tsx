import type { CardBrief, CardText } from '@cardsight/contract/cards'
import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { ExternalLink } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../lib/format-date.ts'
import { classNames } from '../ui/class-names.ts'
import { creditRangeOf } from './card-facts.ts'

type ApplyLinkProps = {
  card: Pick<CardBrief, 'name' | 'link' | 'issuer' | 'status'>
  size?: 'small' | 'medium' | 'large'
  variant?: 'primary' | 'secondary'
  className?: string
}

/** True while results can still change by themselves, because a bank is sending its history. */
export const ApplyHold = createContext(false)

/** Link to the issuer's application page, for a card that's open. */
export function ApplyLink({ card, size = 'medium', variant = 'primary', className }: ApplyLinkProps) {
  const isHeld = useContext(ApplyHold)
  if (card.status === 'closed') {
    return <p className={classNames('text-sm text-ink-soft', className)}>Closed to new applicants</p>
  }
  if (isHeld) {
    return (
      <button
        type="button"
        disabled
        aria-label={`Apply for ${card.name}: once your import is complete`}
        data-variant={variant}
        data-size={size}
        className={classNames('button', className)}
      >
        Apply
      </button>
    )
  }
  return (
    <IssuerLink
      card={card}
      data-print="hide"
      // Not visually hidden text: in a table of cards each would add a layer for the browser to paint.
      aria-label={`Apply for ${card.name} at ${card.issuer} (opens in a new tab)`}
      data-variant={variant}
      data-size={size}
      className={classNames('button', className)}
    >
      Apply
      {icon}
    </IssuerLink>
  )
}

type IssuerLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  card: Pick<CardBrief, 'link'>
}

/** Link to a card’s page at its issuer. None of our links is paid for, so none is marked as sponsored. */
export function IssuerLink({ card, children, ...props }: IssuerLinkProps) {
  return (
    <a {...props} href={card.link} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  )
}

// Created once and shared by hundreds of rows.
const icon = <ExternalLink aria-hidden="true" className="size-4" />

type ApplyDisclosureProps = {
  card: Pick<CardBrief, 'link' | 'status' | 'asOf'>
  /** False where the date stands beside it. */
  isDated?: boolean
  className?: string
  /** Before the rest. */
  children?: ReactNode
}

/** What a person should know beside an Apply link: where it leads, who pays us, and how old the terms are. */
export function ApplyDisclosure({ card, isDated = true, className, children }: ApplyDisclosureProps) {
  const { link, status, asOf } = card
  return (
    <p className={classNames('text-sm text-ink-soft', className)}>
      {children}
      {status === 'open' && (
        <span data-print="hide">
          Opens {siteOf(link)}. We aren’t paid for this link, and banks can’t pay to rank higher.{' '}
          {disclosureLink}.{' '}
        </span>
      )}
      {isDated && (
        <>
          Terms last confirmed <time dateTime={asOf}>{formatDay(asOf)}</time>.
        </>
      )}
    </p>
  )
}

/** 'https://www.bank.example/cards' → 'bank.example'. */
function siteOf(link: string): string {
  return new URL(link).hostname.replace(/^www\./, '')
}

type ApplyTermsProps = Pick<CardText, 'creditRange'> & {
  /** Null if rewards don't count, because the person carries a balance. */
  introOffer: CardText['introOffer'] | null
  asOf: string
  className?: string
}

/** All that belongs beside an Apply link, in a line: bonus, credit, age of the terms and who pays us. */
export function ApplyTerms({ introOffer, creditRange, asOf, className }: ApplyTermsProps) {
  return (
    <p className={classNames('figures text-sm text-ink-soft', className)}>
      {introOffer !== null && `${bonusText(introOffer.intro_description)} `}
      Credit: {creditRangeOf(creditRange)} · Terms last confirmed{' '}
      <time dateTime={asOf}>{formatDay(asOf)}</time>
      <span data-print="hide"> · {disclosureLink}</span>
    </p>
  )
}

function bonusText(offer: string): string {
  if (offer === 'none') {
    return 'No welcome bonus.'
  }
  return offer === 'not stated' ? 'No welcome bonus that we know of.' : offer
}

const disclosureLink = (
  <Link to={`${pagePaths.about}#AdvertiserDisclosure`}>{sentences.advertiserDisclosure}</Link>
)
