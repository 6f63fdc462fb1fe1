/*
 * Keeps a board current. Written in the JavaScript of 2017, for the browser of an old television:
 * a stream where it can be had, asking every few seconds where it cannot.
 */
(() => {
  var board = document.getElementById('board');
  var line = document.getElementById('line');
  if (!board || !line) return;
  var path = board.getAttribute('data-path');
  var version = board.getAttribute('data-version');
  var ASK_EVERY = 5000;
  // Longer than two pings of the server: a stream that looks open may be dead.
  var SILENCE = 35000;
  // A browser's own waiting grows, and ends for good when the server has said no once.
  var REOPEN = 1000;
  var source = null;
  var reopening = null;
  var asking = null;
  var lastHeard = Date.now();

  function say(state) {
    var words = line.getAttribute(`data-${state}`) || '';
    var now = new Date(lastHeard);
    var time = `${(`0${now.getHours()}`).slice(-2)}:${(`0${now.getMinutes()}`).slice(-2)}`;
    line.className = state;
    line.textContent = words.replace('@', time);
  }

  function heard() {
    lastHeard = Date.now();
    say('live');
  }

  function show(fragment) {
    board.innerHTML = fragment;
  }

  function ask() {
    var request = new XMLHttpRequest();
    request.open('GET', `${path}/fragment`);
    request.timeout = ASK_EVERY;
    request.onload = () => {
      // The stream was opened meanwhile, and may have brought newer things.
      if (!asking) return;
      if (request.status === 404) return gone();
      if (request.status !== 200) return say('stale');
      show(request.responseText);
      heard();
    };
    request.onerror = request.ontimeout = () => {
      say('stale');
    };
    request.send();
  }

  function askOn() {
    if (asking) return;
    ask();
    asking = setInterval(ask, ASK_EVERY);
  }

  function askNoMore() {
    clearInterval(asking);
    asking = null;
  }

  function gone() {
    close();
    askNoMore();
    say('gone');
  }

  function close() {
    clearTimeout(reopening);
    if (source) source.close();
    source = null;
  }

  function open() {
    close();
    if (!window.EventSource) return askOn();
    source = new EventSource(`${path}/events?since=${version}`);
    source.onopen = () => {
      askNoMore();
      heard();
    };
    source.onmessage = (event) => {
      version = event.lastEventId || version;
      show(event.data);
      heard();
    };
    source.addEventListener('ping', heard);
    source.onerror = () => {
      say('stale');
      close();
      // Asking tells whether there is anything to come back to.
      askOn();
      // Not all in one moment where a server has come back.
      reopening = setTimeout(open, REOPEN * (0.5 + Math.random()));
    };
  }

  function current() {
    return source && source.readyState === 1 && Date.now() - lastHeard < SILENCE;
  }

  function wake() {
    if (document.hidden) return close();
    if (line.className !== 'gone') open();
  }

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  setInterval(() => {
    if (!document.hidden && line.className !== 'gone' && !current()) {
      say('stale');
      open();
    }
  }, SILENCE);
  if (document.readyState === 'complete') wake();
})();
