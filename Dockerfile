# The server with its page, as an image: `docker build -t throneroom .`; compose.yaml builds it by itself.
# Everything in it is pinned by requirements/*.lock and web/package-lock.json. See docs/hosting.md.

FROM node:22-bookworm-slim AS page
WORKDIR /build
COPY scripts/build_page scripts/
COPY web web
COPY src src
RUN scripts/build_page

FROM python:3.13-slim-bookworm AS package
WORKDIR /build
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/tools.lock
RUN uv venv /opt/throneroom \
    && uv pip install --no-cache --python /opt/throneroom --require-hashes -r requirements/server.lock
COPY pyproject.toml README.md LICENSE ./
COPY docs/rules docs/rules
COPY --from=page /build/src src
RUN uv build --no-cache --wheel --build-constraints requirements/dev.lock --require-hashes --out-dir dist \
    && uv pip install --no-cache --python /opt/throneroom --no-deps dist/*.whl

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/throneroom throneroom
COPY --from=package /opt/throneroom /opt/throneroom
USER throneroom
WORKDIR /var/lib/throneroom
# Without a database of its own: a SQLite file in the volume, for one worker.
VOLUME /var/lib/throneroom
ENV PATH=/opt/throneroom/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    THRONEROOM_HOST=0.0.0.0 \
    THRONEROOM_PORT=8000
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=90s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=8)"]
ENTRYPOINT ["throneroom"]
CMD ["serve"]
