/** Finds the sentences that people read on screens, in emails and in errors, in the source of a file. */
import { parseSync } from 'vite'

export type VisibleText = { readonly line: number; readonly text: string }

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number }

/** Stands for a value that is only known when the text is shown. */
const VALUE = 'one'

/** Elements that continue the sentence around them. */
const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'Link', 'span', 'strong', 'sub', 'sup', 'time'])

/** Attributes that nobody reads. */
const UNREAD = /^(?:class|className|d|href|id|key|src|style|to|type|viewBox|data-.*)$/

export function visibleTextsOf(path: string, source: string): VisibleText[] {
  const found: VisibleText[] = []
  visit(parseSync(path, source).program)
  return found

  function visit(value: unknown): void {
    if (Array.isArray(value)) {
      value.forEach(visit)
    } else if (isNode(value) && !isUnread(value)) {
      if (isElement(value)) {
        addTextOfChildren(childrenOf(value))
      } else if (!isAttribute(value)) {
        add(textOf(value) ?? '', value.start)
      }
      Object.values(value).forEach(visit)
    }
  }

  /** Inline elements belong to the sentence; every other element ends it. */
  function addTextOfChildren(children: readonly Node[]): void {
    let text = ''
    let start = 0
    for (const child of children) {
      const part = inlineTextOf(child)
      start = text.trim() === '' ? child.start : start
      text += part ?? ''
      if (part === null) {
        add(text, start)
        text = ''
      }
    }
    add(text, start)
  }

  function add(text: string, start: number): void {
    const clean = text.replaceAll(/\s+/g, ' ').trim()
    if (isSentence(clean)) {
      found.push({ line: source.slice(0, start).split('\n').length, text: clean })
    }
  }
}

/** Text that begins like a sentence and ends like one. Labels and class names don't. */
function isSentence(text: string): boolean {
  return /^["“(]?(?:[A-Z$]|\d|one\b)/.test(text) && /[.?!…]["”)]?$/.test(text) && / [a-z]/.test(text)
}

function inlineTextOf(node: Node): string | null {
  if (node.type === 'JSXText') {
    return String(node.value)
  }
  if (node.type === 'JSXExpressionContainer') {
    return isNode(node.expression) ? (textOf(node.expression) ?? VALUE) : ''
  }
  if (isElement(node) && INLINE.has(elementName(node))) {
    return childrenOf(node)
      .map((child) => inlineTextOf(child) ?? VALUE)
      .join('')
  }
  return null
}

/** Text of a string or template; null for any other node. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return node.value
  }
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    return node.quasis.map(({ value }) => String(value.cooked)).join(VALUE)
  }
  return null
}

function isUnread(node: Node): boolean {
  return (isAttribute(node) && UNREAD.test(nameOf(node.name))) || /^(?:Import|TS)/.test(node.type)
}

function isElement(node: Node): boolean {
  return node.type === 'JSXElement' || node.type === 'JSXFragment'
}

function isAttribute(node: Node): boolean {
  return node.type === 'JSXAttribute'
}

function childrenOf(node: Node): Node[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : []
}

function elementName(node: Node): string {
  return isNode(node.openingElement) ? nameOf(node.openingElement.name) : ''
}

function nameOf(name: unknown): string {
  return isNode(name) ? String(name.name) : ''
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
