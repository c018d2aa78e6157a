import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, summary } from './plain-text.ts';

describe('the words of an HTML text', () => {
  it.each([
    [
      '<p>Forma quem cozinha.</p><ul><li>Cortes</li><li>Molhos</li></ul>',
      'Forma quem cozinha. Cortes. Molhos',
    ],
    ['<p><strong>Carga horária</strong>: 60 horas</p>', 'Carga horária: 60 horas'],
    ['Gest&atilde;o &amp; Neg&oacute;cios&nbsp;&ndash; Caf&#233;, p&#xE3;o', 'Gestão & Negócios – Café, pão'],
    ['A &lt;b&gt; C &desconhecida; &#0;', 'A <b> C &desconhecida; &#0;'],
    ['<style>p { color: red }</style><!-- nada --><p>Texto</p><script>x()</script>', 'Texto'],
    ['<p>Texto</p><script>x()', 'Texto'],
    ['<p>Texto</p><!-- nada', 'Texto'],
    ['Texto <p class="', 'Texto'],
    ['1 < 2', '1 < 2'],
    ['', ''],
  ])('of %s are "%s"', (html, words) => {
    expect(plainText(html)).toBe(words);
  });

  it.each(['<script', '<!--', '<br '])('are none of a hundred thousand %s', (opened) => {
    expect(plainText(opened.repeat(100_000))).toBe('');
  });

  it('hold no tag and never fail', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => !/<[a-z/][^>]*>/i.test(plainText(`<p>${text}</p>`.replaceAll('&', ''))),
      ),
    );
  });
});

it('a summary is the whole text when it is short, else cut between words', () => {
  expect(summary('<p>Forma quem cozinha.</p>', 200)).toBe('Forma quem cozinha.');
  expect(summary('<p>Forma quem cozinha, assa e serve.</p>', 20)).toBe('Forma quem cozinha…');
});
