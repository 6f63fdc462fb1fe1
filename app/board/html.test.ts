import { expect, test } from 'vitest';
import { html } from './html';

test('a name is a name, whatever it looks like', () => {
  const name = `<script>alert("O'Hara & co")</script>`;
  expect(html`<b title="${name}">${name}</b>`.text).toBe(
    '<b title="&lt;script&gt;alert(&quot;O&#39;Hara &amp; co&quot;)&lt;/script&gt;">' +
      '&lt;script&gt;alert(&quot;O&#39;Hara &amp; co&quot;)&lt;/script&gt;</b>',
  );
});

test('what the template made goes in as it is, and nothing stands for nothing', () => {
  const rows = ['a', 'b'].map((one) => html`<li>${one}</li>`);
  expect(html`<ul>${rows}</ul>${null}${false}${0}`.text).toBe('<ul><li>a</li><li>b</li></ul>0');
});
