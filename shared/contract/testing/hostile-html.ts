/** HTML attacks, each with its attempt; 'Texto' marks text that may remain visible. */
export const hostileHtml: readonly (readonly [attempt: string, html: string])[] = [
  ['a script', '<p>Texto</p><script>globalThis.ran = 1</script>'],
  ['a script of the same origin', '<p>Texto</p><script src="/storage/evil.js"></script>'],
  ['an event', '<img src="x" onerror="globalThis.ran = 1"><p onclick="globalThis.ran = 1">Texto</p>'],
  ['a script’s address', '<a href="javascript:globalThis.ran=1">Texto</a>'],
  [
    'a script’s address in pieces',
    '<a href="java\nscript:globalThis.ran=1">Texto</a><a href=" &#1;javascript:1">b</a>',
  ],
  ['a script’s address in characters', '<a href="&#106;avascript&colon;globalThis.ran=1">Texto</a>'],
  ['a page as an address', '<a href="data:text/html,<script>1</script>">Texto</a>'],
  ['a picture that is a page', '<p>Texto</p><img src="data:text/html;base64,PHNjcmlwdD4=">'],
  ['a picture that is a drawing', '<p>Texto</p><img src="data:image/svg+xml;base64,PHN2Zz4=">'],
  ['a redirection', '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>Texto</p>'],
  ['another base', '<base href="https://evil.example/"><p>Texto</p>'],
  [
    'a style sheet',
    '<link rel="stylesheet" href="/storage/evil.css"><style>body{display:none}</style><p>Texto</p>',
  ],
  ['a covering style', '<div style="position:fixed;inset:0;z-index:9999">Texto</div>'],
  ['the boot block', '<script type="application/json" id="boot">{"version":"evil"}</script><p>Texto</p>'],
  [
    'the boot block after the end of the page',
    '</div></div></body><script type="application/json" id="boot">{}</script><p>Texto</p>',
  ],
  ['the boot block’s name', '<p id="boot">Texto</p><div id="root">b</div><a name="root">c</a>'],
  ['the portal’s layers', '<div class="bottomBar prose dialog-1a2b3 text-center">Texto</div>'],
  [
    'the portal’s data',
    '<div data-theme="dark" data-region="loaded" aria-live="assertive" role="alert">Texto</div>',
  ],
  [
    'a form',
    '<form action="/api/v1/auth/login" method="post"><input name="password"><button>Texto</button></form>',
  ],
  ['a frame', '<iframe src="/senac-portal/login" srcdoc="<p>a</p>"></iframe><p>Texto</p>'],
  ['an object', '<object data="/storage/evil.pdf"><p>a</p></object><embed src="/storage/evil"><p>Texto</p>'],
  ['a drawing', '<svg onload="globalThis.ran=1"><a href="javascript:1"><text>a</text></a></svg><p>Texto</p>'],
  [
    'a formula',
    '<math><mtext><table><mglyph><style><img src=x onerror=globalThis.ran=1></style></mglyph></table></mtext></math><p>Texto</p>',
  ],
  ['a template', '<template><script>1</script></template><p>Texto</p>'],
  [
    'what is left out without scripts',
    '<p>Texto</p><noscript><p title="</noscript><img src=x onerror=globalThis.ran=1>"></noscript>',
  ],
  ['a comment', '<!-- <p>a</p> --><p>Texto</p><!--[if gte IE 4]><script>1</script><![endif]-->'],
  ['an end of text', '<textarea></textarea><script>1</script></textarea><p>Texto</p>'],
  ['names of objects', '<constructor>Texto</constructor><p __proto__="a" constructor="b">b</p>'],
  ['a new tab that reaches back', '<a href="https://evil.example" target="_top" rel="opener">Texto</a>'],
  ['odd capitals', '<ScRiPt>1</sCrIpT><P OnClick="1" ID="boot">Texto</P>'],
  ['a custom element', '<portal-root is="x" slot="y" part="z">Texto</portal-root>'],
  ['a numbered list out of bounds', '<ol start="1e9" type="javascript"><li value="-1">Texto</li></ol>'],
  [
    'a dialog',
    '<dialog open><p>Texto</p></dialog><p popover>b</p><details open><summary>c</summary></details>',
  ],
];

/** HTML typical of editors, which must stay unchanged. */
export const harmlessHtml: readonly string[] = [
  '<p>Ementa &amp; mais: <strong>cozinha</strong>, <em>pães</em><br>e doces.</p>',
  '<h2>Objetivos</h2><ul><li>Um</li><li>Dois</li></ul><ol start="3" type="a"><li>Três</li></ol>',
  '<p class="text-center">No meio</p>',
  '<p><a href="/senac-portal/cursos?unit=Macap%C3%A1#lista" title="Cursos">Cursos</a></p>',
  '<p><a href="https://www.ap.senac.br/" target="_blank" rel="noopener noreferrer">Senac</a></p>',
  '<p><a href="mailto:senac@example.org">Escreva</a> <a href="tel:+559632141234">Ligue</a></p>',
  '<figure><img src="/storage/a.png" alt="Turma" width="640" height="360"><figcaption>Turma</figcaption></figure>',
  '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt=""></p>',
  '<table><thead><tr><th scope="col">Dia</th></tr></thead><tbody><tr><td colspan="2">Segunda</td></tr></tbody></table>',
  '<blockquote><p>Disse &lt;isto&gt; e "aquilo"</p></blockquote><hr>',
];
