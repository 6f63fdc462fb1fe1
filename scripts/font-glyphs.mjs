/** Adds glyphs to a static TrueType font: what the numerals' faces lack (fractions, figures of equal width). */

/**
 * @typedef {{ type: string, values: number[] }} PathCommand  a drawing command with absolute coordinates
 * @typedef {{ path?: PathCommand[], of?: number, dx?: number, advance: number, char?: string }} Glyph
 *   a drawn glyph, or (`of`, `dx`) another glyph of the font moved sideways; `char` puts it into the cmap.
 */

/** @param {Buffer} font @returns {Map<string, Buffer>} the tables of an sfnt */
export function readTables(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const start = font.readUInt32BE(at + 8);
    tables.set(
      font.toString('latin1', at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    );
  }
  return tables;
}

/** @param {Map<string, Buffer>} tables checksums stay zero: harfbuzz writes them in the last pass */
function writeTables(tables) {
  const tags = [...tables.keys()].sort();
  const header = Buffer.alloc(12 + 16 * tags.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  const parts = [header];
  let offset = header.length;
  tags.forEach((tag, i) => {
    const body = /** @type {Buffer} */ (tables.get(tag));
    header.write(tag, 12 + 16 * i, 'latin1');
    header.writeUInt32BE(offset, 12 + 16 * i + 8);
    header.writeUInt32BE(body.length, 12 + 16 * i + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}

/** @param {...number} values */
const words = (...values) => {
  const out = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => {
    out.writeUInt16BE(value & 0xffff, i * 2);
  });
  return out;
};

/** A TrueType outline from quadratic drawing commands. @param {PathCommand[]} path */
function outline(path) {
  /** @type {{ x: number, y: number, on: boolean }[][]} */
  const contours = [];
  for (const { type, values } of path) {
    const point = (/** @type {number} */ i, /** @type {boolean} */ on) => ({
      x: Math.round(values[i] ?? 0),
      y: Math.round(values[i + 1] ?? 0),
      on,
    });
    const current = contours.at(-1);
    if (type === 'M') contours.push([point(0, true)]);
    else if (type === 'L') current?.push(point(0, true));
    else if (type === 'Q') current?.push(point(0, false), point(2, true));
    else if (type !== 'Z') throw new Error(`cannot draw ${type} in a TrueType outline`);
  }
  for (const contour of contours) {
    const [first, last] = [contour[0], contour.at(-1)];
    if (contour.length > 1 && last?.on && first?.x === last.x && first.y === last.y) contour.pop();
  }
  const points = contours.flat();
  if (points.length === 0) return { bytes: Buffer.alloc(0), xMin: 0, points: 0, contours: 0 };
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  let end = -1;
  const ends = contours.map((contour) => {
    end += contour.length;
    return end;
  });
  const deltas = (/** @type {number[]} */ all) =>
    all.map((v, i) => v - (i ? (all[i - 1] ?? 0) : 0));
  const bytes = Buffer.concat([
    words(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
    words(...ends, 0),
    Buffer.from(points.map((p) => (p.on ? 1 : 0))),
    words(...deltas(xs)),
    words(...deltas(ys)),
  ]);
  return { bytes, xMin: Math.min(...xs), points: points.length, contours: contours.length };
}

/** A cmap of one segmented-coverage subtable. @param {Map<number, number>} glyphOf */
function cmap(glyphOf) {
  const codes = [...glyphOf.keys()].sort((a, b) => a - b);
  const table = Buffer.alloc(12 + 16 + 12 * codes.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * codes.length, 16);
  table.writeUInt32BE(codes.length, 24);
  codes.forEach((code, i) => {
    table.writeUInt32BE(code, 28 + 12 * i);
    table.writeUInt32BE(code, 32 + 12 * i);
    table.writeUInt32BE(glyphOf.get(code) ?? 0, 36 + 12 * i);
  });
  return table;
}

/** A GSUB table with one feature that swaps single glyphs. @param {[number, number][]} pairs ascending by the first */
function substitution(/** @type {string} */ feature, pairs) {
  const tag = words(
    feature.charCodeAt(0) * 256 + feature.charCodeAt(1),
    feature.charCodeAt(2) * 256 + feature.charCodeAt(3),
  );
  const script = Buffer.concat([words(4, 0), words(0, 0xffff, 1, 0)]);
  const scripts = Buffer.concat([words(1), Buffer.from('DFLT'), words(8), script]);
  const features = Buffer.concat([words(1), tag, words(8), words(0, 1, 0)]);
  const single = words(2, 6 + 2 * pairs.length, pairs.length, ...pairs.map(([, to]) => to));
  const coverage = words(1, pairs.length, ...pairs.map(([from]) => from));
  const lookups = Buffer.concat([words(1, 4), words(1, 0, 1, 8), single, coverage]);
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, lookups]);
}

/**
 * Appends glyphs to a static TrueType font.
 * @param {Buffer} font
 * @param {Glyph[]} glyphs
 * @param {Map<number, number>} glyphOf the font's own characters
 * @param {[number, number][]} [tabular] for figures of equal width: [digit glyph, index into `glyphs`]
 */
export function addGlyphs(font, glyphs, glyphOf, tabular = []) {
  const tables = new Map([...readTables(font)].map(([tag, body]) => [tag, Buffer.from(body)]));
  const table = (/** @type {string} */ tag) => {
    const body = tables.get(tag);
    if (body === undefined) throw new Error(`the font has no ${tag} table`);
    return body;
  };
  const [head, hhea, maxp, hmtx, glyf, loca] = ['head', 'hhea', 'maxp', 'hmtx', 'glyf', 'loca'].map(
    table,
  );
  const count = maxp.readUInt16BE(4);
  const long = head.readUInt16BE(50) === 1;
  const metrics = hhea.readUInt16BE(34);

  const offsets = Array.from({ length: count + 1 }, (_, i) =>
    long ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i),
  );
  const bodies = [glyf];
  let end = glyf.length;
  const lastAdvance = hmtx.readUInt16BE(4 * (metrics - 1));
  const widths = Array.from({ length: count }, (_, i) =>
    i < metrics
      ? [hmtx.readUInt16BE(4 * i), hmtx.readInt16BE(4 * i + 2)]
      : [lastAdvance, hmtx.readInt16BE(4 * metrics + 2 * (i - metrics))],
  );
  const characters = new Map(glyphOf);

  glyphs.forEach(({ path, of, dx = 0, advance, char }, i) => {
    let bytes = Buffer.alloc(0);
    let bearing = 0;
    if (of !== undefined) {
      const source = glyf.subarray(offsets[of], offsets[of + 1]);
      const box = [2, 4, 6, 8].map((at) => source.readInt16BE(at));
      bearing = box[0] + dx;
      // One component, moved: arguments are words and an x/y offset.
      bytes = words(-1, bearing, box[1], box[2] + dx, box[3], 0x0003, of, dx, 0);
    } else if (path !== undefined) {
      const drawn = outline(path);
      bytes = drawn.bytes;
      bearing = drawn.xMin;
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(6), drawn.points), 6);
      maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(8), drawn.contours), 8);
    }
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    if (i === 0) offsets[count] = end;
    bodies.push(padded);
    end += padded.length;
    offsets.push(end);
    widths.push([Math.round(advance), bearing]);
    if (char !== undefined) characters.set(char.codePointAt(0) ?? 0, count + i);
  });

  maxp.writeUInt16BE(count + glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(10), maxp.readUInt16BE(6)), 10);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(12), maxp.readUInt16BE(8)), 12);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), 1), 28);
  maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(30), 1), 30);
  head.writeUInt16BE(1, 50);
  hhea.writeUInt16BE(widths.length, 34);
  const newLoca = Buffer.alloc(4 * offsets.length);
  offsets.forEach((at, i) => {
    newLoca.writeUInt32BE(at, 4 * i);
  });
  const post = Buffer.from(table('post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);

  tables.set('glyf', Buffer.concat(bodies)).set('loca', newLoca).set('post', post);
  tables.set('hmtx', words(...widths.flat())).set('cmap', cmap(characters));
  tables.delete('GSUB');
  if (tabular.length > 0) {
    const pairs = tabular.map(
      ([from, index]) => /** @type {[number, number]} */ ([from, count + index]),
    );
    tables.set(
      'GSUB',
      substitution(
        'tnum',
        pairs.sort(([a], [b]) => a - b),
      ),
    );
  }
  return writeTables(tables);
}
