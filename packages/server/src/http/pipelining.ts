/**
 * An HTTP server that parses another request of a connection only after it has answered the ones before. Node parses and handles
 * all requests of a packet at once, a thousand and more, before anyone else's.
 */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for each response before they send another request on a connection. */
const MAX_UNANSWERED = 8
/** What a client may send ahead. Node reads on after each response, by 64 KB. */
const MAX_HELD_BYTES = 256 * 1024
/** The end of a request without a body. */
const END_OF_HEADERS = '\r\n\r\n'
/** The shortest request. A body can be full of such ends, and each piece costs time. */
const MIN_PIECE_BYTES = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.length

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export function createPatientServer(options: ServerOptions, handle: Handler): Server {
  const connections = new WeakMap<Socket, ReturnType<typeof holdBack>>()
  const server = createServer(options, (request, response) => {
    const connection = connections.get(request.socket)
    connection?.onRequest()
    response.once('close', () => connection?.onResponse())
    handle(request, response)
  })
  return server.on('connection', (socket) => connections.set(socket, holdBack(socket)))
}

/** Passes what a connection receives to Node's parser, piece by piece. */
function holdBack(socket: Socket) {
  const [parse] = socket.listeners('data')
  let held: Buffer = Buffer.alloc(0)
  let unanswered = 0
  let isPaused = false
  let isScheduled = false

  const feed = () => {
    isScheduled = false
    while (held.length > 0 && unanswered < MAX_UNANSWERED && !socket.destroyed) {
      const piece = held.subarray(0, endOfPiece(held))
      held = held.subarray(piece.length)
      parse?.call(socket, piece)
    }
    if (held.length > 0 && !isPaused) {
      isPaused = true
      socket.pause()
    } else if (held.length === 0 && isPaused) {
      isPaused = false
      socket.resume()
    }
  }

  socket.removeAllListeners('data')
  socket.on('data', (bytes: Buffer) => {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes])
    if (held.length > MAX_HELD_BYTES && unanswered >= MAX_UNANSWERED) {
      socket.destroy()
    } else {
      feed()
    }
  })
  return {
    onRequest: () => {
      unanswered += 1
    },
    onResponse: () => {
      unanswered -= 1
      if (held.length > 0 && !isScheduled) {
        isScheduled = true
        // Later, and once for all responses of a turn, so that others' requests come first.
        setImmediate(feed)
      }
    },
  }
}

function endOfPiece(bytes: Buffer): number {
  const index = bytes.indexOf(END_OF_HEADERS, MIN_PIECE_BYTES - END_OF_HEADERS.length)
  return index === -1 ? bytes.length : index + END_OF_HEADERS.length
}
