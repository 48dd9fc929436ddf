"""The files that host the server: image, compose file, systemd unit and Kubernetes manifest. They
are held to the server as it is; and what the compose file starts is started here without containers
too, so that it is tried on every machine."""

import contextlib
import fnmatch
import json
import os
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import psycopg
import pytest
import yaml
from tests.debian import installed
from tests.server.client import PATIENCE
from tests.server.process import free_port, serving

from throneroom.server.app import create_app
from throneroom.server.config import Config
from throneroom.server.database import open_engine

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent
STOP_SECONDS = 10
"""The longest that a server takes to end: it gives pages five seconds, and its tasks one."""
SETTING = re.compile(r"THRONEROOM_[A-Z_]+")
PINNED = re.compile(r"[a-z]+:\d[\w.-]*")
"""An image by its version."""


def read(name: str) -> str:
    return (ROOT / name).read_text()


COMPOSE: dict[str, Any] = yaml.safe_load(read("compose.yaml"))
MANIFEST: list[dict[str, Any]] = list(yaml.safe_load_all(read("deploy/kubernetes.yaml")))


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile: what is to be done, and with what."""
    whole = re.sub(r"^#.*\n", "", read("Dockerfile"), flags=re.M).replace("\\\n", " ")
    return [tuple(line.split(maxsplit=1)) for line in whole.splitlines() if line]  # type: ignore[misc]


def image_settings() -> dict[str, str]:
    """What the image sets."""
    lines = [rest for word, rest in instructions() if word == "ENV"]
    return dict(part.split("=", 1) for line in lines for part in shlex.split(line))


def interpolated(value: str) -> str:
    """What docker compose makes of a value if nobody has set a variable."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value).replace("$$", "$")


def compose_settings(service: str) -> dict[str, str]:
    named = COMPOSE["services"][service]["environment"]
    return {name: interpolated(value) for name, value in named.items()}


def unit() -> dict[str, list[tuple[str, str]]]:
    """The sections of the systemd unit."""
    sections: dict[str, list[tuple[str, str]]] = {}
    lines: list[tuple[str, str]] = []
    for line in read("deploy/throneroom.service").splitlines():
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            name, _, value = line.partition("=")
            lines.append((name, value))
    return sections


def unit_settings() -> dict[str, str]:
    named = [value for name, value in unit()["Service"] if name == "Environment"]
    return dict(value.split("=", 1) for value in named)


def found(kind: str, name: str) -> dict[str, Any]:
    """One object of the manifest."""
    [one] = [o for o in MANIFEST if o["kind"] == kind and o["metadata"]["name"] == name]
    return one


def container(kind: str, name: str) -> dict[str, Any]:
    [one] = found(kind, name)["spec"]["template"]["spec"]["containers"]
    return dict(one)


def manifest_settings() -> dict[str, str]:
    """What a pod of the server is told; a secret is a word here."""
    made: dict[str, str] = {}
    for variable in container("Deployment", "throneroom")["env"]:
        value = variable.get("value", "word")
        made[variable["name"]] = re.sub(r"\$\((\w+)\)", lambda found: made[found[1]], value)
    return made


# Settings


def test_the_documented_settings_are_those_that_the_server_reads() -> None:
    files = [*(ROOT / "src/throneroom/server").glob("*.py"), ROOT / "src/throneroom/cli/serve.py"]
    code = "".join(file.read_text() for file in files)
    known = set(re.findall(rf'"({SETTING.pattern})"', code))
    documented = set(re.findall(rf"^\| `({SETTING.pattern})`", read("docs/hosting.md"), re.M))
    assert documented == known


@pytest.mark.parametrize(
    "settings",
    [
        {**image_settings(), **compose_settings("throneroom")},
        unit_settings(),
        {**image_settings(), **manifest_settings()},
    ],
    ids=["compose", "systemd", "kubernetes"],
)
def test_every_file_sets_what_the_server_knows(
    settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    documented = set(re.findall(rf"^\| `({SETTING.pattern})`", read("docs/hosting.md"), re.M))
    ours = {name for name in settings if name.startswith("THRONEROOM_")}
    assert ours <= documented
    assert {"THRONEROOM_DB", "THRONEROOM_HOST", "THRONEROOM_PORT"} <= ours
    for name, value in settings.items():
        if name != "PATH":
            monkeypatch.setenv(name, value)
    config = Config.from_environment()  # or it is refused
    assert config.secure_cookies
    assert config.trusted_proxy
    open_engine(config.database).dispose()


def test_the_proxy_of_the_compose_file_is_told_what_its_file_asks_for() -> None:
    asked = set(re.findall(r"\{\$(\w+)", read("deploy/Caddyfile")))
    told = compose_settings("proxy")
    assert asked == told.keys()
    server = told["SITE_SERVER"].partition(":")
    assert server[0] in COMPOSE["services"]
    assert server[2] == image_settings()["THRONEROOM_PORT"]
    public = compose_settings("throneroom")["THRONEROOM_PUBLIC_ADDRESS"]
    assert public == f"https://{told['SITE_NAME']}"


# The image


def test_the_image_is_made_of_files_that_are_there_and_not_left_out() -> None:
    stages = []
    for word, rest in instructions():
        if word == "FROM":
            image, *name = rest.split(" AS ")
            assert PINNED.fullmatch(image), f"{image} says no version"
            stages += name
        elif word == "COPY":
            *sources, _ = rest.split()
            if sources[0].startswith("--from="):
                assert sources[0].removeprefix("--from=") in stages
                continue
            for source in sources:
                assert (ROOT / source).exists(), source
                assert is_sent(source), f".dockerignore leaves {source} out"
    assert stages == ["page", "package"]


def is_sent(path: str) -> bool:
    """Whether docker sends a path of the repository to the builder: the last line that fits it says
    so. A folder is sent if a part of it is."""
    sent = True
    for line in read(".dockerignore").splitlines():
        pattern = line.removeprefix("!")
        if not line or line.startswith("#"):
            continue
        parts = path.split("/")
        prefixes = ["/".join(parts[: n + 1]) for n in range(len(parts))]
        inside = line.startswith("!") and pattern.startswith(f"{path}/")
        if inside or any(fnmatch.fnmatch(prefix, pattern) for prefix in prefixes):
            sent = line.startswith("!")
    return sent


@pytest.mark.parametrize(
    "path",
    [
        ".venv/bin/python",
        ".git/config",
        "throneroom.db",
        "src/throneroom/throneroom.db",
        "src/throneroom/server/page/index.html",
        "web/node_modules/svelte/package.json",
        "tests/conftest.py",
    ],
)
def test_what_is_not_of_the_release_stays_out_of_the_image(path: str) -> None:
    assert is_sent("src/throneroom/server/app.py")
    assert not is_sent(path)


def test_the_image_runs_the_command_as_nobody_special_at_the_port_that_it_names() -> None:
    last = dict(instructions())  # of each instruction the last one
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert json.loads(last["ENTRYPOINT"])[0] in project["scripts"]
    assert json.loads(last["CMD"]) == ["serve"]
    assert last["USER"] == "throneroom"
    assert last["EXPOSE"] == image_settings()["THRONEROOM_PORT"]
    assert last["WORKDIR"] == last["VOLUME"]  # where a database without a name lies
    [user] = [rest for word, rest in instructions() if rest.startswith("useradd")]
    number = re.search(r"--uid (\d+)", user)
    pod = found("Deployment", "throneroom")["spec"]["template"]["spec"]
    assert number is not None
    assert pod["securityContext"]["runAsUser"] == int(number[1])


def test_what_is_hosted_is_what_is_tested() -> None:
    """The locks of image and tests name the same versions and files, and all that is needed."""
    pins = {}
    for lock in ("dev", "server"):
        text = read(f"requirements/{lock}.lock")
        found = re.split(r"\n(?=\S)", text.strip())
        pins[lock] = {entry.split("==")[0].split("[")[0]: entry for entry in found}
    assert pins["server"].items() <= pins["dev"].items()
    extras = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    wanted = {
        re.split(r"[\[>=]", need)[0].replace(".", "-")
        for need in [*extras["terminal"], *extras["server"], *extras["telemetry"]]
    }
    assert wanted - {"throneroom"} <= pins["server"].keys()


# docker compose


def test_the_compose_file_says_only_what_such_a_file_may_say() -> None:
    command = [str(TOOLS / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec"]
    done = subprocess.run([*command, "compose.yaml"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    if subprocess.run(["sh", "-c", "docker compose version"], capture_output=True).returncode == 0:
        asked = ["docker", "compose", "-f", str(ROOT / "compose.yaml"), "config", "--quiet"]
        subprocess.run(asked, check=True, timeout=PATIENCE)


def test_the_parts_of_the_compose_file_fit_together() -> None:
    services = COMPOSE["services"]
    used = set()
    for name, service in services.items():
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] in ("CMD", "CMD-SHELL")
        assert service.get("build") == "." or PINNED.fullmatch(service["image"]), name
        for other, how in service.get("depends_on", {}).items():
            assert other in services
            assert how == {"condition": "service_healthy"}
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            if source.startswith("./"):
                assert (ROOT / source).is_file()
            else:
                used.add(source)
    assert used == COMPOSE["volumes"].keys()
    # Nobody comes in but through the proxy.
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["database"]["network_mode"] == "none"


def test_the_server_finds_the_socket_and_the_user_of_the_database() -> None:
    address = urlsplit(compose_settings("throneroom")["THRONEROOM_DB"])
    database = compose_settings("database")
    assert address.username == database["POSTGRES_USER"]
    assert address.path == f"/{database['POSTGRES_DB']}"
    folder = address.query.removeprefix("host=")
    for service in ("database", "throneroom"):
        assert f"socket:{folder}" in COMPOSE["services"][service]["volumes"]


class Rehearsal(NamedTuple):
    """What the compose file starts, started."""

    visitor: httpx.Client
    """Somebody at the proxy's address."""
    port: int
    """The server's own."""


@pytest.fixture(scope="module")
def rehearsed(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rehearsal]:
    """What the compose file starts, on this machine: its database without a network, its server
    with its settings, its proxy with its file. Only ports and the place of the socket differ."""
    folder = tmp_path_factory.mktemp("rehearsal")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute("CREATE ROLE throneroom LOGIN")
        connection.execute("CREATE DATABASE throneroom OWNER throneroom")
    settings = {**image_settings(), **compose_settings("throneroom"), "THRONEROOM_LIMITS": "1"}
    socket = urlsplit(postgres).query.removeprefix("host=")
    database = settings["THRONEROOM_DB"].replace("/var/run/postgresql", socket)
    ours = {
        name.removeprefix("THRONEROOM_").lower(): value
        for name, value in settings.items()
        if name.startswith("THRONEROOM_") and name not in ("THRONEROOM_DB", "THRONEROOM_PORT")
    }
    ours["host"] = "127.0.0.1"
    command = COMPOSE["services"]["throneroom"]["command"]
    assert command[:2] == ["serve", "--workers"]
    port = free_port()
    address = f"https://localhost:{port}"
    ours["public_address"] = address
    with serving(database, folder, int(command[2]), check=True, **ours) as server:
        site = {
            "SITE_NAME": f"{compose_settings('proxy')['SITE_NAME']}:{port}",
            "SITE_SERVER": f"127.0.0.1:{server.port}",
        }
        with proxying(folder, site) as trust:
            headers = {"X-Throneroom": "1", "Origin": address}
            with httpx.Client(
                base_url=address, verify=trust, headers=headers, timeout=PATIENCE
            ) as visitor:
                yield Rehearsal(visitor, server.port)


@contextlib.contextmanager
def proxying(folder: Path, settings: dict[str, str]) -> Iterator[ssl.SSLContext]:
    """Caddy with the file of the repository and a certificate that it makes for itself."""
    text = read("deploy/Caddyfile")
    options = f"{{\n\tadmin off\n\thttp_port {free_port()}\n\tskip_install_trust\n\tservers {{"
    assert "{\n\tservers {" in text
    (folder / "Caddyfile").write_text(text.replace("{\n\tservers {", options))
    homes = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    program = installed(["caddy"], ["caddy"], folder.parent)
    command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, **homes, **settings}
        )
    try:
        root = folder / "caddy/pki/authorities/local/root.crt"
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError):
                trust = ssl.create_default_context(cafile=str(root))
                address = f"https://{settings['SITE_NAME']}/health"
                if httpx.get(address, verify=trust).status_code == 200:
                    break
            said = (folder / "caddy.log").read_text()
            assert process.poll() is None, said
            assert time.monotonic() < end, said
            time.sleep(0.05)
        yield trust
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_what_the_compose_file_starts_is_played_at(rehearsed: Rehearsal) -> None:
    came = rehearsed.visitor.post("/api/guest", json={"name": "Alice"})
    assert came.status_code == 200
    assert "Secure" in came.headers["set-cookie"]
    wish = {"game": "watch", "seats": 3, "bots": {"1": "random", "2": "random"}, "start": True}
    table = rehearsed.visitor.post("/api/tables", json=wish).json()["id"]
    assert rehearsed.visitor.get(f"/api/tables/{table}").status_code == 200
    assert rehearsed.visitor.get("/metrics").status_code == 404


def test_the_health_check_of_image_and_compose_file_tells_life_from_death(
    rehearsed: Rehearsal,
) -> None:
    kind, program, *arguments = COMPOSE["services"]["throneroom"]["healthcheck"]["test"]
    assert (kind, program) == ("CMD", "python")
    last = dict(instructions())["HEALTHCHECK"]
    assert json.loads(last.partition("CMD ")[2]) == [program, *arguments]
    assert f"127.0.0.1:{image_settings()['THRONEROOM_PORT']}/health" in arguments[-1]

    def asked(port: int) -> int:
        check = [part.replace(":8000/", f":{port}/") for part in arguments]
        done = subprocess.run([sys.executable, *check], capture_output=True, timeout=PATIENCE)
        return done.returncode

    assert asked(rehearsed.port) == 0
    assert asked(free_port()) != 0


def has_engine() -> bool:
    """Whether this machine can start containers from a compose file."""
    if shutil.which("docker") is None:
        return False
    asked = ("docker info", "docker compose version")
    return all(
        subprocess.run(shlex.split(command), capture_output=True).returncode == 0
        for command in asked
    )


def test_the_compose_file_starts(rehearsed: Rehearsal) -> None:
    """In containers where there is an engine; without containers everywhere."""
    assert rehearsed.visitor.get("/health").json()["ok"] is True
    if has_engine():
        compose = ["docker", "compose", "-f", str(ROOT / "compose.yaml"), "-p", "throneroom-test"]
        try:
            subprocess.run([*compose, "up", "--build", "--wait"], check=True, timeout=800)
            assert httpx.get("https://localhost/health", verify=False).json()["ok"] is True
        finally:
            subprocess.run([*compose, "down", "--volumes"], check=True, timeout=PATIENCE)


# systemd


def test_the_unit_starts_the_command_and_keeps_its_database() -> None:
    sections = unit()
    assert sections.keys() == {"Unit", "Service", "Install"}
    service = dict(sections["Service"])
    program, *arguments = shlex.split(service["ExecStart"])
    assert program.endswith("/bin/throneroom")
    assert arguments == ["serve"]
    state = f"/var/lib/{service['StateDirectory']}"
    assert service["WorkingDirectory"] == state
    assert unit_settings()["THRONEROOM_DB"].startswith(f"sqlite:///{state}/")
    assert unit_settings()["THRONEROOM_HOST"] == "127.0.0.1"
    assert dict(sections["Install"]) == {"WantedBy": "multi-user.target"}
    assert service["ExecReload"] == "/bin/kill -HUP $MAINPID"
    assert int(service["TimeoutStopSec"]) > STOP_SECONDS


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """systemd is asked where it is; what is not its own name is found everywhere."""
    names = [name for lines in unit().values() for name, _ in lines]
    assert all(re.fullmatch(r"[A-Z][A-Za-z]+", name) for name in names)
    assert len([name for name in names if name != "Environment"]) == len(
        {name for name in names if name != "Environment"}
    )
    program = shutil.which("systemd-analyze")
    if program is not None:
        text = read("deploy/throneroom.service")
        there = text.replace("/opt/throneroom/bin/throneroom", str(TOOLS / "throneroom"))
        (tmp_path / "throneroom.service").write_text(there)
        done = subprocess.run(
            [program, "verify", str(tmp_path / "throneroom.service")],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (0, "")


# Kubernetes


def test_the_manifest_says_only_what_kubernetes_knows() -> None:
    command = [str(TOOLS / "kubernetes-validate"), "--strict", "deploy/kubernetes.yaml"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_pods_are_replaced_one_by_one_and_end_in_time() -> None:
    deployment = found("Deployment", "throneroom")["spec"]
    assert deployment["strategy"] == {
        "type": "RollingUpdate",
        "rollingUpdate": {"maxSurge": 1, "maxUnavailable": 0},
    }
    pod = container("Deployment", "throneroom")
    ready = pod["readinessProbe"]
    assert ready["httpGet"]["path"] == "/ready"
    program, seconds = pod["lifecycle"]["preStop"]["exec"]["command"]
    assert program == "sleep"
    assert int(seconds) > ready["periodSeconds"], "by then nobody is sent there any more"
    whole = deployment["template"]["spec"]["terminationGracePeriodSeconds"]
    assert whole >= int(seconds) + STOP_SECONDS


def test_the_objects_of_the_manifest_fit_together() -> None:
    assert {o["metadata"].get("namespace", "throneroom") for o in MANIFEST} == {"throneroom"}
    pods = {
        name: found(kind, name)["spec"]["template"]
        for kind, name in (("StatefulSet", "database"), ("Deployment", "throneroom"))
    }
    for name, pod in pods.items():
        service = found("Service", name)["spec"]
        assert service["selector"] == pod["metadata"]["labels"]
        [inside] = pod["spec"]["containers"]
        ports = {port["name"]: port["containerPort"] for port in inside["ports"]}
        [outside] = service["ports"]
        assert outside.get("targetPort", outside["port"]) in {*ports, *ports.values()}
        assert inside["image"].split(":")[0] in (name, "postgres")
        volumes = {volume["name"] for volume in pod["spec"].get("volumes", [])}
        claims = found("StatefulSet", "database")["spec"]["volumeClaimTemplates"]
        volumes |= {claim["metadata"]["name"] for claim in claims}
        assert {mount["name"] for mount in inside["volumeMounts"]} <= volumes
    [rule] = found("Ingress", "throneroom")["spec"]["rules"]
    [path] = rule["http"]["paths"]
    assert path["backend"]["service"] == {"name": "throneroom", "port": {"name": "http"}}
    assert manifest_settings()["THRONEROOM_PUBLIC_ADDRESS"] == f"https://{rule['host']}"


def test_pods_find_the_database_and_are_asked_for_their_health(tmp_path: Path) -> None:
    address = urlsplit(manifest_settings()["THRONEROOM_DB"])
    told = {v["name"]: v.get("value", "word") for v in container("StatefulSet", "database")["env"]}
    assert address.hostname in {o["metadata"]["name"] for o in MANIFEST if o["kind"] == "Service"}
    assert (address.username, address.password) == (told["POSTGRES_USER"], "word")
    assert address.path == f"/{told['POSTGRES_DB']}"
    server = container("Deployment", "throneroom")
    [port] = server["ports"]
    assert str(port["containerPort"]) == image_settings()["THRONEROOM_PORT"]
    routes = {getattr(route, "path", "") for route in create_app(Config()).routes}
    asked = {"startupProbe": "/health", "readinessProbe": "/ready", "livenessProbe": "/health"}
    for probe, path in asked.items():
        assert server[probe]["httpGet"]["path"] == path
        assert path in routes
        # Under a name that the server always answers to.
        assert server[probe]["httpGet"]["httpHeaders"] == [{"name": "Host", "value": "localhost"}]
        assert server[probe]["httpGet"]["port"] == port["name"]
