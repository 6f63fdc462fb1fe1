// A request's body, read to a limit and no further.
import { Refusal } from '@/server/refusal';

/** @throws Refusal `too-large` as soon as there are more bytes than allowed. */
export async function limitedText(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge(mostBytes);
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw tooLarge(mostBytes);
    }
    text += decoder.decode(value, { stream: true });
  }
}

const tooLarge = (mostBytes: number) => new Refusal('too-large', { bytes: mostBytes });
