const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** An element with text, on its own line. */
export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>\n`
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

export function xmlResponse(body: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8` }
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, { headers })
}
